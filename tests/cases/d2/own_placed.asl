# A unit that stands on the map is not placed anew, and one that was not there came from somewhere.
name = "own_placed"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
tank = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true, mount = "T", open-topped = false }
late = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true, mount = "T", open-topped = false }
gs = { side = "german", type = "german 4-6-7" }
hip = { side = "russian", type = "russian 4-4-7" }
---
place tank D4 vca E4-E5   ok LOG.placed-again  ok LOG.placed-in-play
place gs B4
# nobody sets up in Motion, whichever way it is said
marker motion on tank   !! D2.4-no-onboard-setup
marker motion removed on tank   !! D2.4-counter-removed-immobile
tank is motion   !! D2.4-no-onboard-setup
tank is no-longer motion   !! D2.4-counter-removed-immobile
# as long as they set up, players may think again
place tank D4 vca D3-E4   ok LOG.placed-again
turn 1 german RPh
place late off-board
turn 1 german MPh
late enter A4 vca B3-B4 1 MP
late stop 1 MP
place tank G4 vca H3-H4   !! LOG.placed-again
place hip F5   ?? LOG.placed-in-play
gs eliminated   ?? LOG.no-cause
turn 1 german APh
place gs B4   !! LOG.placed-again

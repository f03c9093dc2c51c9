# D2.15: the Minimum Move, by the later printing.
name = "D2.15, 2e"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
E4 = { is = ["open-ground"], level = 4 }
E5 = { is = ["marsh"] }
E6 = { is = ["bridge"], one-lane-bridge = true, wrecks = 1 }
D6 = { is = ["open-ground"], level = 4, sunken-lane = true, wrecks = 1 }
G4 = { is = ["open-ground"], level = 4, bog = true }

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
other = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
---
turn 1 german MPh
# 1 + 4 x 4 = 17 of 13 MP: start 1, move 12, end in Motion
place tank D4 vca E4-E5
tank start 1 MP
tank minimum-move E4 entry-cost 17 12 MP   = 12 MP  ok D2.15-condition  ok D2.15-all-mp  ok D2.15-mobile
tank ends motion   ok D2.15-motion-after
# the start comes out of the 13, and all 13 go: one MP too many is one finding
place tank D4 vca E4-E5
tank start 1 MP
tank minimum-move E4 entry-cost 17 13 MP   !! D2.15-start-in-exited
tank ends motion
place tank D4 vca E4-E5 motion forward
tank minimum-move E4 entry-cost 17 9 MP   !! D2.15-all-mp  = 13 MP
tank ends motion insufficient
# another cost than the scenario gives; none named, and the scenario gives it; no Minimum Move was declared
place tank D4 vca E4-E5 motion forward
tank minimum-move E4 entry-cost 13 13 MP   !! D2.15-condition
tank ends motion
place tank D4 vca E4-E5 motion forward
tank minimum-move E4 13 MP   ok D2.15-condition
tank ends motion
place tank D4 vca E4-E5 motion forward
tank enter E4 13 MP   !! D2.15-declare
tank ends motion
# one hex, no turn, no stop
place tank D4 vca E4-E5 motion forward
tank turn E4-D3 1 MP
tank minimum-move E4 entry-cost 17 12 MP   !! D2.15-no-vca
tank turn F3-F4 1 MP   !! D2.15-no-vca  !! D2.1-mp-limit
tank stop 1 MP   !! D2.15-no-stop  !! D2.1-mp-limit
place tank C4 vca D3-D4 motion forward
tank enter D4 1 MP
tank minimum-move E4 entry-cost 17 12 MP   !! D2.15-one-hex
tank ends motion
# not where the hex is closed or blocked
place tank D4 vca E4-E5 motion forward
tank minimum-move E5 entry-cost 17 13 MP   !! D2.15-permissible-terrain
tank ends motion
place tank D5 vca E5-E6 motion forward
tank minimum-move E6 entry-cost 17 13 MP   !! D2.15-no-blocked-bridge  !! D2.15-permissible-terrain
tank ends motion
place tank D5 vca E6-D6 motion forward
tank minimum-move D6 entry-cost 18 13 MP   !! D2.15-no-blocked-sunken-lane
tank ends motion
# not for what is not Mobile, stalled, or in a platoon; towing is paid out of the same MP
place tank D4 vca E4-E5
tank is platoon   ?? LOG.status-by-word
tank start 1 MP
tank minimum-move E4 entry-cost 17 12 MP   !! D2.15-platoon-na
tank is no-longer platoon   ?? LOG.status-by-word
tank ends motion
place tank D4 vca E4-E5
tank is towing   ?? LOG.status-by-word
tank start 1 MP
tank minimum-move E4 entry-cost 17 12 MP   !! D2.15-towing
tank ends motion
place tank D4 vca E4-E5
tank start 1 MP
tank minimum-move E4 entry-cost 17 towing 1 12 MP   ok D2.15-towing
tank is no-longer towing   ?? LOG.status-by-word
# it ends in Motion, unless it bogs
tank ends   !! D2.15-motion-after
place tank F4 vca G4-G5 motion forward
tank minimum-move G4 entry-cost 17 13 MP
roll r1 DR 6,6 bog for tank by gerda
tank bog-check r1 bogged
tank ends motion   !! D2.15-no-motion-if-immobile
tank is no-longer bogged   ?? LOG.status-by-word
# 2e: in Reverse too
place tank F4 vca E5-E4
tank start reverse 1 MP
tank minimum-move G4 entry-cost 68 reverse 12 MP
roll r2 DR 2,2 bog for tank by gerda
tank bog-check r2
tank ends reverse-motion   ok D2.15-motion-after
place tank D4 vca E4-E5
tank stalled
tank start 1 MP
tank minimum-move E4 entry-cost 17 12 MP   !! D2.15-stall-2e

# D2.15: the Minimum Move, by the earlier printing.
name = "D2.15, 1e"
printing = "1e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G4 = { is = ["open-ground"], level = 4 }

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
other = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
---
turn 1 german MPh
place tank F4 vca E5-E4
tank start reverse 1 MP
tank minimum-move G4 entry-cost 68 reverse 12 MP   !! D2.15-1e-no-reverse
place tank F4 vca G4-G5
tank stalled
tank start 1 MP
tank minimum-move G4 entry-cost 17 12 MP   !! D2.15-stall-1e

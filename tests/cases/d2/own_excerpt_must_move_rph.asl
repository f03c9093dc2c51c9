# D2.4: placed in Motion in its own RPh, an excerpt's vehicle has to use an MP in the MPh.
name = "own_excerpt_must_move_rph"
printing = "2e"
excerpts = true

[players]
hans = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by hans
place r1 A1
place g1 C3
turn 2 german RPh
place pz H7 vca H6-I7 motion forward
turn 2 german MPh
g1 moves C2 1 MF not-assault
turn 2 german DFPh   !! D2.4-must-expend-one
turn 2 german AFPh

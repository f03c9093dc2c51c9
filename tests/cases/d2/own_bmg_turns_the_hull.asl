# D2.33: a vehicle that stands in Bypass turns no hull for its BMG; the arc that the turn gives is no second mistake.
name = "own_bmg_turns_the_hull"
printing = "2e"

[players]
hans = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by hans
place pz K5 along K5-L5 cafp K5-L5-K6
by ivan
place r1 H5
r1 is known
by hans
turn 1 german PFPh
a1 prep by pz BMG 3 FP at H5 range 3 total 3 FP column 2 vca J5-J4   !! D2.33-stationary-no-shot-turn
roll r1 DR 4,5 ift in a1 by hans
a1 ift r1 column 2 final 9 result NE
turn 1 german MPh

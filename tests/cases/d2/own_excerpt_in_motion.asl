# D2.4: an excerpt may set up a vehicle in Motion: it begins in mid-game.
name = "own_excerpt_in_motion"
printing = "2e"
excerpts = true

[players]
hans = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["brush"] }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by hans
place pz H6 vca H5-I6 motion reverse
by ivan
place r1 A1
by hans
turn 2 german MPh
pz enter H7 reverse 4 MP total 4
pz stop 1 MP total 5
pz start 1 MP total 6
pz turn I7-I8 1 MP total 7
pz enter I8 1 MP total 8
pz enter J8 1 MP total 9
pz enter K8 2 MP total 11
pz enter L7 1 MP total 12
pz ends motion toward L6 cost 2
turn 2 german DFPh

# D2.4: a vehicle that began its Player Turn in Motion and spends nothing: one mistake, whatever MP are left.
name = "own_motion_spends_nothing"
printing = "2e"

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
place pz H19 vca H18-I19
place g1 C5
by ivan
place r1 A1
by hans
turn 1 german MPh
pz start 1 MP total 1
pz enter H18 1 MP total 2
pz enter H17 1 MP total 3
pz enter H16 1 MP total 4
pz enter H15 1 MP total 5
pz enter H14 1 MP total 6
pz enter H13 1 MP total 7
pz enter H12 1 MP total 8
pz enter H11 1 MP total 9
pz enter H10 1 MP total 10
pz enter H9 1 MP total 11
pz enter H8 1 MP total 12
pz enter H7 1 MP total 13
pz ends motion
turn 1 german DFPh
turn-end
by ivan
turn 1 russian MPh
turn-end
by hans
turn 2 german RPh
turn 2 german MPh
pz ends motion   !! D2.4-must-expend-one
turn 2 german DFPh
turn 2 german AFPh

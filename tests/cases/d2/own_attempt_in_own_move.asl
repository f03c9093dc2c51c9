# D2.401: a Motion attempt in its own MPh is one mistake; no counter was laid besides (D2.4).
name = "own_attempt_in_own_move"
printing = "2e"

[players]
hans = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
t34 = { side = "russian", type = "T-34/85", ce = false, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by hans
place pz H10 vca H9-I10
by ivan
place t34 G7 vca H6-H7
by hans
place r1 A5
turn 1 german MPh
pz start 1 MP total 1 seen-by t34
pz enter H9 1 MP
roll r1 dr 1 motion for pz by hans
pz motion-attempt against t34 r1 in-los 2 success   !! D2.401-who  ?? D2.401-new-los
pz stop 1 MP
pz ends
turn 1 german DFPh

# Fire into a Melee is at both sides of it (A11.15).
name = "own_a11_15_fire_into"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "german", type = "8-3-8", kind = "squad", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
place f K8
by boris
place d K5
d is melee
d is known
by anna
a is melee
turn 1 german PFPh
a1 prep by f inherent 8 FP at K5 range 3 units d,a total 8 FP column 8   ok A11.15-fire-into
roll r1 DR 6,5 ift in a1
a1 ift r1 final 11 result NE

# A12.14: Dummies go by a K.
name = "own_dummies_k"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7" }
s2 = { side = "german", type = "german 4-6-7" }
d1 = { side = "russian", kind = "squad", fp = 0, range = 0, morale = 7 }
e1 = { side = "russian", type = "russian 4-4-7" }
---
place s1 K5
place s2 J5
place d1 K6
d1 is concealed
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x2 PBF x1/2 concealed, s2 inherent 4 FP x2 PBF x1/2 concealed at K6 range 1 total 8 FP column 8
roll r1 DR 2,1 ift in a1
a1 ift r1 column 8 final 3 result K/2
d1 eliminated
turn 1 german MPh

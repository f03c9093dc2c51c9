# A14.3: Dummies go by a Sniper dr of 2.
name = "own_a14_3_dummies"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K8 = { is = ["woods"] }
[units]
s1 = { side = "german", type = "german 4-6-7" }
s2 = { side = "german", type = "german 4-6-7" }
d1 = { side = "russian", kind = "squad", fp = 0, range = 0, morale = 7 }
e1 = { side = "russian", type = "russian 4-4-7" }
[san]
german = 4
---
place s1 K5
place d1 K8
place e1 M6
d1 is concealed
turn 1 russian PFPh
a1 prep by e1 inherent 4 FP at K5 range 2 total 4 FP column 4
roll r1 DR 1,3 ift in a1
a1 ift r1 column 4 final 4 result 1MC
roll r2 DR 2,3 mc for s1 in a1
s1 checks 1MC r2 passed in a1
roll r3 dr 2 sa
sniper german r3 woken-by r1 at K8 against d1
d1 eliminated
turn 1 russian MPh

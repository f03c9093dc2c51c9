# A Sniper breaks a squad and takes no vehicle: that it alone took one is asked.
name = "own_a14_3_lost"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[san]
russian = 4
german = 4
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "german", type = "german 4-6-7", sw = [] }
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K5
place s O1
by boris
place e K8
e is known
by anna
turn 1 german PFPh
a1 prep by f inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 1,3 ift in a1 by anna
a1 ift r1 column 4 final 4 result 1MC
by boris
roll r2 DR 2,3 mc for e in a1 by boris
e checks 1MC r2 morale 7 passed in a1
by anna
marker prep-fire on f
by boris
roll r3 dr 1 sa by boris
sniper russian r3 woken-by r1 at O1 against s
by anna
s eliminated   ?? A14.3-one

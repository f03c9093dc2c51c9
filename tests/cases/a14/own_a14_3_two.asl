# A dr of 2 that nothing came of (A14.3); a SMC is wounded by it.
name = "own_a14_3_two"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[san]
german = 3
russian = 4

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "german 4-6-7", sw = [] }
f2 = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "8-1" }
s1 = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K5
place f2 B5
place l M1
place s1 O1
by boris
place e K8
place e2 B8
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
roll r3 dr 2 sa by boris
sniper russian r3 woken-by r1 at M1 against l
by anna
roll r4 dr 3 wound for l by anna
l is wounded   ok A14.3-two   ok A17.1-severity
a2 prep by f2 inherent 4 FP at B8 range 3 total 4 FP column 4
roll r5 DR 1,3 ift in a2 by anna
a2 ift r5 column 4 final 4 result 1MC
by boris
roll r6 DR 2,3 mc for e2 in a2 by boris
e2 checks 1MC r6 morale 7 passed in a2
by anna
marker prep-fire on f2
by boris
roll r7 dr 2 sa by boris
sniper russian r7 woken-by r5 at O1 against s1
by anna
turn 1 german MPh   !! A14.3-two

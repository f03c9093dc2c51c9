# Whom a Sniper attacks (A14.2, A14.22): by a dr of 3 or more nobody; where its target stands; the nearest; by Random Selection.
name = "own_a14_2_targets"
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
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K5
place s1 M5
place s2 M5
place s3 Q5
f is known
s1 is known
s2 is known
s3 is known
by boris
place e K8
e is known
place e2 S9
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
roll r3 dr 5 sa by boris
sniper russian r3 woken-by r1 against s3   !! A14.2-hex
by anna
turn 1 german MPh
turn 1 german DFPh
by boris
a2 final by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r4 DR 2,4 ift in a2 by boris
a2 ift r4 column 4 final 6 result NMC
by anna
roll r5 DR 1,3 mc for f in a2 by anna
f checks NMC r5 morale 7 passed in a2
by boris
marker final-fire on e
roll r6 dr 2 sa by boris
# it lands beside s3
sniper russian r6 woken-by r5 lands Q6 at K5 against f   !! A14.2-hex  = 1
f is pinned
by anna
turn 1 german AFPh

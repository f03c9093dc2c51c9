# Of several units in its Location Random Selection chooses (A14.2); a friend and a prisoner are no targets (A14.22).
name = "own_a14_2_selection"
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
place s3 M5
s3 is captured
f is known
s1 is known
s2 is known
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
roll r3 dr 2 sa by boris
roll r4 dr 5 rs for s1 by boris
roll r5 dr 2 rs for s2 by boris
random-selection of s1:r4,s2:r5 chosen s1
sniper russian r3 woken-by r1 at M5 against s2   !! A14.2-selection  = s1
by anna
s2 is pinned
turn 1 german MPh
turn 1 german DFPh
by boris
a2 final by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r6 DR 2,4 ift in a2 by boris
a2 ift r6 column 4 final 6 result NMC
by anna
roll r7 DR 1,3 mc for f in a2 by anna
f checks NMC r7 morale 7 passed in a2
by boris
marker final-fire on e
roll r8 dr 2 sa by boris
sniper russian r8 woken-by r7 against e2   !! A14.22-not-targets
e2 is pinned
by anna
turn 1 german AFPh

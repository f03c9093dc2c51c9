# A leader breaks: the squad with him, which has a lower Morale Level, takes a LLTC.
name = "A10.2: a LLTC"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-5-8", sw = [] }
l1 = { side = "russian", type = "8-1" }
l2 = { side = "russian", type = "8-0" }
l3 = { side = "russian", type = "8-0" }
---
by anna
place s1 K6
place s2 P6
place s3 U6
by boris
place r1 K3
place l1 K3
place r2 P3
place l2 P3
place r3 U3
place l3 U3
by anna
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at K3 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1 by anna
a1 ift r1 column 4 final 6 result NMC
marker prep-fire on s1 at K6
by boris
roll r2 DR 5,4 mc for l1 in a1 by boris
l1 checks NMC r2 morale 8 failed in a1
l1 is broken,dm in a1
roll r3 DR 3,2 tc for r1 in a1 by boris
r1 checks LLTC r3 drm leader +1 morale 7 passed in a1
roll r4 DR 2,2 mc for r1 in a1 by boris
r1 checks NMC r4 morale 7 passed in a1
by anna
turn 1 german MPh   ok A10.2-who-checks

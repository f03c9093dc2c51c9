# First Fire pins the mover and then breaks it: the Pin is gone, and FFMO and FFNAM apply again (A7.8).
name = "A7.83: broken since"
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
u1 = { side = "russian", type = "russian 4-4-7", sw = [] }
h1 = { side = "russian", type = "russian 2-3-7", sw = [] }
---
by anna
place s1 K9
place s2 M9
place s3 I9
by boris
place u1 K5
turn 1 russian MPh
u1 moves K6 1 MF not-assault seen-by s1,s2,s3
by anna
a1 first by s1 inherent 4 FP at K6 units u1 range 3 answers u1 total 4 FP column 4
roll r1 DR 5,4 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 7 result PTC
marker first-fire on s1 at K9
by boris
roll r2 DR 5,3 tc for u1 in a1 by boris
u1 checks PTC r2 morale 7 failed in a1
u1 is pinned in a1
by anna
a2 first by s2 inherent 4 FP at K6 units u1 range 4 answers u1 total 4 FP column 4
roll r3 DR 2,4 ift in a2 by anna
a2 ift r3 column 4 final 6 result NMC
marker first-fire on s2 at M9
by boris
roll r4 DR 5,3 mc for u1 in a2 by boris
u1 checks NMC r4 morale 7 failed in a2
u1 is broken,dm in a2
by anna
a3 first by s3 inherent 4 FP at K6 units u1 range 4 answers u1 total 4 FP column 4
roll r5 DR 5,3 ift in a3 by anna
a3 ift r5 drm FFMO -1, FFNAM -1 column 4 final 6 result NMC
marker first-fire on s3 at I9
by boris
roll r6 DR 5,3 mc for u1 in a3 by boris
u1 checks NMC r6 morale 7 failed in a3
u1 reduced into h1 like h1 in a3
turn 1 russian DFPh

# A pinned Commissar raises no Morale Level (A7.831).
name = "A7.831: a pinned Commissar"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
u1 = { side = "russian", type = "russian 4-4-7", sw = [] }
c1 = { side = "russian", type = "russian commissar 9-0" }
---
by anna
place s1 K9
place s2 M8
by boris
place u1 K5
place c1 K5
by anna
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at K5 range 4 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by anna
a1 ift r1 column 4 final 7 result PTC
marker prep-fire on s1 at K9
by boris
roll r2 DR 6,5 tc for c1 in a1 by boris
c1 checks PTC r2 morale 9 failed in a1
c1 is pinned in a1
roll r3 DR 2,1 tc for u1 in a1 by boris
u1 checks PTC r3 morale 7 passed in a1
by anna
a2 prep by s2 inherent 4 FP at K5 range 4 total 4 FP column 4
roll r4 DR 2,4 ift in a2 by anna
a2 ift r4 column 4 final 6 result NMC
marker prep-fire on s2 at M8
by boris
roll r5 DR 2,1 mc for c1 in a2 by boris
c1 checks NMC r5 morale 9 passed in a2
roll r6 DR 3,2 mc for u1 in a2 by boris
u1 checks NMC r6 morale 8 passed in a2   !! A7.831-no-mc-aid
by anna
turn 1 german MPh

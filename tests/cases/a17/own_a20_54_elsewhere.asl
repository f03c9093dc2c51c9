# A prisoner in another hex is no target.
name = "own_a20_54_elsewhere"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 I8
place g2 K5
by boris
place r1 I9
place r2 I4
r1 is broken,dm
by anna
g1 los r1 exists
turn 1 german RtPh
by boris
r1 surrenders to g1
by anna
turn 1 german CCPh
by boris
turn 1 russian RPh
turn 1 russian PFPh
a1 prep by r2 inherent 4 FP at K5 range 2 total 4 FP column 4
roll r1 DR 4,2 ift in a1
a1 ift r1 column 4 final 6 result NMC
marker prep-fire on r2
by anna
roll r2 DR 2,1 mc for g2 in a1
g2 checks NMC r2 morale 7 passed in a1
by boris
roll r3 DR 2,3 mc for r1 in a1
r1 checks NMC r3 morale 7 passed in a1   !! A7.4-only-targets
turn 1 russian MPh

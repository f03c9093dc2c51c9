# vector A15.1-crew
# A Gun crew rolls 1,1 on a MC and takes a Heat of Battle DR. Crews do not.
name = "A15.1-crew"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
c = { side = "german", type = "2-2-8", kind = "crew", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place c K5
c is known
by boris
place e K8
e is known
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1 by boris
a1 ift r1 column 4 final 6 result NMC
by anna
roll r2 DR 1,1 mc for c in a1 by anna
c checks NMC r2 morale 8 passed in a1

roll r3 DR 3,4 hob for c by anna
c hob r3 drm +0 hardening   ?? A15.1-not-who
by boris
marker prep-fire on e
turn 1 russian MPh

# vector A15.3-ladder
# A German 4-4-7 hardens into a 4-6-8. Next higher class only: 4-6-7.
name = "A15.3-ladder"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-4-7", sw = [] }
up = { side = "german", type = "german 4-6-8", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is known
by boris
place e K8
e is known
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1 by boris
a1 ift r1 column 4 final 6 result NMC
by anna
roll r2 DR 1,1 mc for s in a1 by anna
s checks NMC r2 morale 7 passed in a1

roll r3 DR 4,3 hob for s by anna
s hob r3 drm +0 hardening into t like up   !! A15.3-hardening
by boris
marker prep-fire on e
turn 1 russian MPh

# Battle Hardening (A15.3): into the next higher counter; Fanatic where there is none, and not where there is one.
name = "own_a15_3_fanatic"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
up = { side = "german", type = "german 4-6-8", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place s2 S5
by boris
place e K8
place e2 S8
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1 by boris
a1 ift r1 column 4 final 6 result NMC
by anna
roll r2 DR 1,1 mc for s in a1 by anna
s checks NMC r2 morale 7 passed in a1
roll r3 DR 4,3 hob for s by anna
s hob r3 drm +0 hardening into t like up   ok A15.3-hardening
by boris
marker prep-fire on e
a2 prep by e2 inherent 4 FP at S5 range 3 total 4 FP column 4
roll r4 DR 2,4 ift in a2 by boris
a2 ift r4 column 4 final 6 result NMC
by anna
roll r5 DR 1,1 mc for s2 in a2 by anna
s2 checks NMC r5 morale 7 passed in a2
roll r6 DR 4,3 hob for s2 by anna
s2 hob r6 drm +0 hardening fanatic   !! A15.3-hardening
by boris
marker prep-fire on e2
turn 1 russian MPh

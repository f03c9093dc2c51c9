# vector A15.1-russian
# A Russian 4-4-7 rolls 1,1 on a MC and 3,5 on Heat of Battle; it is hardened. 8 + 2 = 10: berserk.
name = "A15.1-russian"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
up = { side = "russian", type = "russian 4-5-8", sw = [] }
e = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place s K5
s is known
by anna
place e K8
e is known
turn 1 german PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1 by anna
a1 ift r1 column 4 final 6 result NMC
by boris
roll r2 DR 1,1 mc for s in a1 by boris
s checks NMC r2 morale 7 passed in a1

roll r3 DR 3,5 hob for s by boris
s hob r3 hardening into t like up   !! A15.1-drm   = final 10   = berserk
by anna
marker prep-fire on e
turn 1 german MPh

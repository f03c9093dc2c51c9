# Who owes a Heat of Battle DR (A15.1): by an Original 2 on a MC, or on a Rally DR with a leader; a crew has none.
name = "own_a15_1_when"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
c = { side = "german", type = "2-2-8", kind = "crew", sw = [] }
q = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "8-0" }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place c S5
place q B5
place l B5
q is broken
s is known
c is known
by boris
place e K8
place e2 S8
by anna
turn 1 german RPh
roll r1 DR 1,1 rally for q by anna
q checks rally r1 morale 7 passed
q is no-longer broken
roll r2 DR 5,2 hob for q by anna
q hob r2 drm +1 hardening   ok A15.1-when   ok A15.1-drm   ok A15.1-result
roll r3 DR 5,2 hob for l by anna
l hob r3 drm +0 hardening   !! A15.1-when
by boris
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r4 DR 2,4 ift in a1 by boris
a1 ift r4 column 4 final 6 result NMC
by anna
roll r5 DR 1,1 mc for s in a1 by anna
s checks NMC r5 morale 7 passed in a1
by boris
marker prep-fire on e
a2 prep by e2 inherent 4 FP at S5 range 3 total 4 FP column 4
roll r6 DR 2,4 ift in a2 by boris
a2 ift r6 column 4 final 6 result NMC
by anna
roll r7 DR 1,1 mc for c in a2 by anna
c checks NMC r7 morale 8 passed in a2
by boris
marker prep-fire on e2
turn 1 russian MPh   !! A15.1-when

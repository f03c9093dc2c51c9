# broken A7.831-no-direct: the 9-1, pinned in the MPh, directs in the DFPh
name = "78_leader_unused_hinders"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place gl K5
by boris
place r1 K8
place r2 K9
by anna
turn 1 russian PFPh
by boris
a1 prep by r1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 column 4 final 7 result PTC
marker prep-fire on r1
by anna
roll r2 DR 5,5 tc for gl in a1 by anna
gl checks PTC r2 morale 9 failed in a1
gl is pinned in a1
roll r3 DR 2,2 tc for g1 in a1 by anna
g1 checks PTC r3 morale 7 passed in a1
by boris
turn 1 russian MPh
turn 1 russian DFPh
by anna
a2 final by g1 inherent 4 FP at K9 range 4 directed-by gl total 4 FP column 4
roll r4 DR 6,5 ift in a2 by anna
a2 ift r4 drm leader -1 column 4 final 10 result NE
marker final-fire on g1
marker final-fire on gl
turn 1 russian AFPh

# legal: a 9-2 directs a FG (doubles do not cower), then the HMG alone again by ROF at another hex
name = "01_rof_redirect"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["wooden-building"] }
N6 = { is = ["woods"] }

[weapons]
HMG = "german hmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
gl = { side = "german", type = "9-2" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
place gl K5
by boris
place r1 K8
place r2 K8
place r3 N6
by anna
attest tem K8 +2
attest tem N6 +1
by boris
attest tem K8 +2
attest tem N6 +1

by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP, g1 sw:HMG 7 FP at K8 range 3 directed-by gl total 15 FP column 12
roll r1 DR 3,3 ift in a1 by anna
a1 ift r1 drm leader -2, TEM +2 column 12 final 6 result 2MC
marker prep-fire on g1 at K5
marker prep-fire on g2 at K5
by boris
roll r2 DR 2,3 mc for r1 in a1 by boris
r1 checks 2MC r2 morale 7 passed in a1
r1 is pinned in a1
roll r3 DR 6,4 mc for r2 in a1 by boris
r2 checks 2MC r3 morale 7 failed in a1
r2 is broken,dm in a1
by anna
a2 prep by g1 sw:HMG 7 FP rof at N6 range 3 directed-by gl total 7 FP column 6
roll r4 DR 4,1 ift in a2 by anna
a2 ift r4 drm leader -2, TEM +1 column 6 final 4 result 2MC
marker prep-fire on gl at K5
by boris
roll r5 DR 1,2 mc for r3 in a2 by boris
r3 checks 2MC r5 morale 7 passed in a2
by anna
turn 1 german MPh
turn 1 german DFPh
by boris
a3 final by r1 inherent 4 FP x1/2 pinned at K5 range 3 total 2 FP column 2
roll r6 DR 5,1 ift in a3 by boris
a3 ift r6 column 2 final 6 result PTC
marker final-fire on r1 at K8
by anna
roll r7 DR 6,3 tc for gl in a3 by anna
gl checks PTC r7 morale 9 passed in a3
roll r8 DR 4,5 tc for g1 in a3 by anna
g1 checks PTC r8 drm leader -2 morale 7 passed in a3
roll r9 DR 6,4 tc for g2 in a3 by anna
g2 checks PTC r9 drm leader -2 morale 7 failed in a3
g2 is pinned in a3
turn 1 german AFPh

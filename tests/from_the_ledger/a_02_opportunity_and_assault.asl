name = "Opportunity and Assault Fire side by side"
printing = "2e"

[players]
anna = { side = "american" }
gerda = { side = "german" }

[default-terrain]
is = ["open-ground"]

[terrain]
E6 = { is = ["wooden-building"] }
J5 = { is = ["woods"] }

[weapons]
MMG = "american mmg"

[units]
u1 = { side = "american", type = "american 6-6-6", sw = ["MMG"] }
u2 = { side = "american", type = "american 6-6-6", sw = [] }
u3 = { side = "american", type = "american 5-4-6", sw = [] }
ul = { side = "american", type = "8-1" }
t1 = { side = "german", type = "german 4-6-7" }
t2 = { side = "german", type = "german 4-6-8" }
---
by anna
place u1 C9
place ul C9
place u2 I6
place u3 I6
attest tem E6 +2
attest tem J5 +1
by gerda
place t1 E6
place t2 J5
t2 is concealed
attest tem E6 +2
attest tem J5 +1
by anna
turn 1 american PFPh
marker opportunity-fire on u1 at C9
marker opportunity-fire on ul at C9
turn 1 american AFPh
a1 opportunity by u1 inherent 6 FP, u1 sw:MMG 4 FP at E6 range 4 directed-by ul total 10 FP column 8
roll r1 DR 2,5 ift in a1 by anna
a1 ift r1 drm leader -1, TEM +2 column 8 final 8 result NMC
by gerda
roll r2 DR 4,3 mc for t1 in a1 by gerda
t1 checks NMC r2 morale 7 passed in a1
t1 is pinned in a1
by anna
a2 opportunity by u1 sw:MMG 4 FP rof at E6 range 4 directed-by ul total 4 FP column 4
roll r3 DR 3,3 ift in a2 by anna
a2 ift r3 drm leader -1, TEM +2 column 4 final 7 result PTC
marker opportunity-fire on u1 removed
marker prep-fire on u1 at C9
marker opportunity-fire on ul removed
marker prep-fire on ul at C9
a3 advancing by u2 inherent 6 FP x2 PBF x1/2 AFPh x1/2 concealed +1 assault, u3 inherent 5 FP x2 PBF x1/2 AFPh x1/2 concealed +1 assault at J5 range 1 total 8 FP column 8
roll r4 DR 4,1 ift in a3 by anna
a3 ift r4 drm TEM +1 column 8 final 6 result 1MC
by gerda
roll r5 DR 2,4 mc for t2 in a3 by gerda
t2 checks 1MC r5 morale 8 passed in a3
t2 is no-longer concealed in a3
by anna
phase-end

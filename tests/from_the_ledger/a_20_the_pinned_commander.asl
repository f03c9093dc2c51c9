name = "The pinned commander"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["stone-building"] }

[weapons]
MMG = "russian mmg"
HMG = "german hmg"

[units]
gl = { side = "german", type = "9-2" }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
r1 = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by gerda
place gl K9
place g1 K9
place g2 K9
attest tem K5 +3
by rudi
place r1 K5
place r2 K5
attest tem K5 +3
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r1 sw:MMG 4 FP, r2 inherent 4 FP at K9 range 4 total 12 FP column 12
roll r1 DR 3,5 ift in a1 by rudi
a1 ift r1 column 12 final 8 result 1MC
marker prep-fire on r1 at K5
marker prep-fire on r2 at K5
by gerda
roll r2 DR 4,4 mc for gl in a1 by gerda
gl checks 1MC r2 morale 9 passed in a1
gl is pinned in a1
roll r3 DR 2,3 mc for g1 in a1 by gerda
g1 checks 1MC r3 drm leader -2 morale 7 passed in a1
roll r4 DR 4,2 mc for g2 in a1 by gerda
g2 checks 1MC r4 morale 7 passed in a1
g2 is pinned in a1
by rudi
turn 1 russian DFPh
by gerda
a2 final by g1 inherent 4 FP, g2 inherent 4 FP x1/2 pinned, g2 sw:HMG 7 FP x1/2 pinned at K5 range 4 directed-by gl total 9.5 FP column 8
roll r5 DR 3,6 ift in a2 by gerda
a2 ift r5 drm leader -2, TEM +3 column 8 final 10 result NE
marker final-fire on g1 at K9
marker final-fire on g2 at K9
marker final-fire on gl at K9
a3 final by g2 sw:HMG 7 FP x1/2 pinned rof at K5 range 4 total 3.5 FP column 2
roll r6 DR 6,5 ift in a3 by gerda
a3 ift r6 drm TEM +3 column 2 final 14 result NE
phase-end

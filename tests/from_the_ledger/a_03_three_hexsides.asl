name = "Three hexsides that do not touch"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
g3 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "9-1" }
t = { side = "russian", type = "russian 4-4-7" }
tl = { side = "russian", type = "8-0" }
---
by rudi
place t K5
place tl K5
by gerda
place g1 K3
place g2 M6
place g3 I6
place gl I6
by rudi
turn 1 russian DFPh
by gerda
a1 final by g1 inherent 4 FP at K5 range 2 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by gerda
a1 ift r1 column 4 final 11 result NE
marker final-fire on g1 at K3
a2 final by g2 inherent 4 FP at K5 range 2 total 4 FP column 4
roll r2 DR 5,6 ift in a2 by gerda
a2 ift r2 column 4 final 11 result NE
marker final-fire on g2 at M6
a3 final by g3 inherent 4 FP at K5 range 2 directed-by gl total 4 FP column 4
marker encircled at K5
roll r3 DR 2,4 ift in a3 by gerda
a3 ift r3 drm leader -1 column 4 final 5 result 1MC
marker final-fire on g3 at I6
marker final-fire on gl at I6
by rudi
# 7 is what is left of the 8, and 6 + 1 is the highest DR that passes
roll r4 DR 3,3 mc for tl in a3 by rudi
tl checks 1MC r4 morale 7 passed in a3
tl is pinned in a3
roll r5 DR 2,3 mc for t in a3 by rudi
t checks 1MC r5 morale 6 passed in a3
t is pinned in a3
turn 1 russian AFPh
a4 advancing by t inherent 4 FP x1/2 AFPh x1/2 pinned at K3 range 2 total 1 FP column 1
roll r6 DR 1,2 ift in a4 by rudi
a4 ift r6 drm encircled +1 column 1 final 4 result NMC
by gerda
roll r7 DR 5,4 mc for g1 in a4 by gerda
g1 checks NMC r7 morale 7 failed in a4
g1 is broken,dm in a4
by rudi
phase-end

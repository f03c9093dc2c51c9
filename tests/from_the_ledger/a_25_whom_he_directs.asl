name = "Whom he directs"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"
LMG = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
gl = { side = "german", type = "9-1" }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
gl3 = { side = "german", type = "8-1" }
g4 = { side = "german", type = "german 4-6-7", sw = [] }
g5 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
gl2 = { side = "german", type = "8-0" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
r4 = { side = "russian", type = "russian 4-4-7" }
r5 = { side = "russian", type = "russian 4-4-7" }
---
by gerda
place g1 K9
place gl K9
place g2 Q9
place g3 Q9
place gl3 W9
place g4 W8
place g5 E9
place gl2 E9
by rudi
place r1 K5
place r2 M5
place r3 Q5
place r4 W5
place r5 E5
by gerda
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K5 range 4 directed-by gl total 4 FP column 4
roll r1 DR 4,5 ift in a1 by gerda
a1 ift r1 drm leader -1 column 4 final 8 result NE
a2 prep by g1 sw:MMG 5 FP at M5 range 5 directed-by gl total 5 FP column 4
roll r2 DR 5,4 ift in a2 by gerda
a2 ift r2 drm leader -1 column 4 final 8 result NE
marker prep-fire on g1 at K9
marker prep-fire on gl at K9
a3 prep by g2 inherent 4 FP at Q5 range 4 total 4 FP column 4
roll r3 DR 6,5 ift in a3 by gerda
a3 ift r3 column 4 final 11 result NE
marker prep-fire on g2 at Q9
a4 prep by g3 inherent 4 FP at Q5 range 4 total 4 FP column 4
roll r4 DR 5,6 ift in a4 by gerda
a4 ift r4 column 4 final 11 result NE
marker prep-fire on g3 at Q9
a5 prep by g4 inherent 4 FP at W5 range 3 directed-by gl3 total 4 FP column 4
roll r5 DR 5,6 ift in a5 by gerda
a5 ift r5 drm leader -1 column 4 final 10 result NE
marker prep-fire on g4 at W8
marker prep-fire on gl3 at W9
a6 prep by g5 inherent 4 FP, g5 sw:LMG 3 FP at E5 range 4 directed-by gl2 total 7 FP column 6
roll r6 DR 4,4 ift in a6 by gerda
a6 ift r6 drm leader +0 column 6 final 8 result PTC
marker prep-fire on g5 at E9
marker prep-fire on gl2 at E9
by rudi
roll r7 DR 6,2 tc for r5 in a6 by rudi
r5 checks PTC r7 morale 7 failed in a6
r5 is pinned in a6
by gerda
phase-end

name = "One roll too few"
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
gl = { side = "german", type = "8-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
r4 = { side = "russian", type = "russian 4-4-7" }
r5 = { side = "russian", type = "russian 4-4-7" }
---
by gerda
place g1 K9
place g2 Q9
place g3 W9
place gl W9
by rudi
place r1 K5
place r2 K5
place r3 K4
place r4 Q5
place r5 W5
by gerda
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K5 range 4 total 4 FP column 4
roll r1 DR 2,3 ift in a1 by gerda
a1 ift r1 column 4 final 5 result 1MC
marker prep-fire on g1 at K9
by rudi
roll r2 DR 2,2 mc for r1 in a1 by rudi
r1 checks 1MC r2 morale 7 passed in a1
r2 checks 1MC r2 morale 7 passed in a1
roll r3 DR 5,5 mc for r3 in a1 by rudi
r3 checks 1MC r3 morale 7 failed in a1
r3 is broken,dm in a1
by gerda
a2 prep by g2 inherent 4 FP at Q5 range 4 total 4 FP column 4
a2 ift r1 column 4 final 5 result 1MC
marker prep-fire on g2 at Q9
by rudi
roll r4 DR 1,3 mc for r4 in a2 by rudi
r4 checks 1MC r4 morale 7 passed in a2
by gerda
a3 prep by g3 inherent 4 FP at W5 range 4 directed-by gl total 4 FP column 4
roll r5 DR 3,3 ift in a3 by gerda
a3 ift r5 drm leader -1 column 4 final 5 result 1MC
marker prep-fire on g3 at W9
marker prep-fire on gl at W9
by rudi
roll r6 DR 4,2 mc for r5 in a3 by rudi
r5 checks 1MC r6 morale 7 passed in a3
r5 is pinned in a3
by gerda
phase-end

name = "Casualties forgotten"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "9-1" }
g2 = { side = "german", type = "german 4-6-7" }
g3 = { side = "german", type = "german 4-6-7" }
g4 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
rh2 = { side = "russian", type = "russian 2-3-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
half = { side = "russian", type = "russian 2-3-7" }
rl4 = { side = "russian", type = "8-1" }
---
by gerda
place g1 K9
place gl K9
place g2 Q6
place g3 W6
place g4 E6
by rudi
place r1 K5
place rh2 Q5
place r3 W5
place rl4 E5
by gerda
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K5 range 4 directed-by gl total 4 FP column 4
roll r1 DR 1,2 ift in a1 by gerda
a1 ift r1 drm leader -1 column 4 final 2 result K/2
marker prep-fire on g1 at K9
marker prep-fire on gl at K9
by rudi
roll r2 DR 1,3 mc for r1 in a1 by rudi
r1 checks 2MC r2 morale 7 passed in a1
by gerda
a2 prep by g2 inherent 4 FP x2 PBF at Q5 range 1 total 8 FP column 8
roll r3 DR 2,1 ift in a2 by gerda
a2 ift r3 column 8 final 3 result K/2
marker prep-fire on g2 at Q6
by rudi
roll r4 DR 2,2 mc for rh2 in a2 by rudi
rh2 checks 2MC r4 morale 7 passed in a2
by gerda
a3 prep by g3 inherent 4 FP x2 PBF at W5 range 1 total 8 FP column 8
roll r5 DR 1,2 ift in a3 by gerda
a3 ift r5 column 8 final 3 result K/2
marker prep-fire on g3 at W6
by rudi
r3 reduced into r3h like half in a3
by gerda
a4 prep by g4 inherent 4 FP x2 PBF at E5 range 1 total 8 FP column 8
roll r6 DR 2,1 ift in a4 by gerda
a4 ift r6 column 8 final 3 result K/2
marker prep-fire on g4 at E6
by rudi
roll r7 dr 2 wound for rl4 in a4 by rudi
rl4 is wounded in a4
by gerda
phase-end

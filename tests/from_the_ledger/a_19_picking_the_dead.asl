name = "Picking the dead"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
gl = { side = "german", type = "9-2" }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
g4 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 6-2-8" }
r3 = { side = "russian", type = "russian 4-4-7" }
r4 = { side = "russian", type = "russian 4-4-7" }
r5 = { side = "russian", type = "russian 4-4-7" }
---
by gerda
place g1 K9
place g2 K9
place gl K9
place g3 Q6
place g4 Q6
by rudi
place r1 K5
place r2 K5
place r3 Q5
place r4 Q5
place r5 Q5
by gerda
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g1 sw:HMG 7 FP, g2 inherent 4 FP at K5 range 4 directed-by gl total 15 FP column 12
roll r1 DR 3,1 ift in a1 by gerda
a1 ift r1 drm leader -2 column 12 final 2 result 1KIA
marker prep-fire on g1 at K9
marker prep-fire on g2 at K9
marker prep-fire on gl at K9
by rudi
r1 eliminated
roll r2 DR 2,3 mc for r2 in a1 by rudi
r2 checks 1MC r2 morale 8 passed in a1
by gerda
a2 prep by g3 inherent 4 FP x2 PBF, g4 inherent 4 FP x2 PBF at Q5 range 1 total 16 FP column 16
roll r3 DR 2,1 ift in a2 by gerda
a2 ift r3 column 16 final 3 result 1KIA
marker prep-fire on g3 at Q6
marker prep-fire on g4 at Q6
by rudi
roll r4 dr 6 rs for r3 in a2 by rudi
roll r5 dr 6 rs for r4 in a2 by rudi
roll r6 dr 1 rs for r5 in a2 by rudi
random-selection of r3:r4,r4:r5,r5:r6 chosen r3 in a2
r3 eliminated
r4 is broken,dm in a2
r5 is broken,dm in a2
by gerda
phase-end

name = "A leader is no link"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
M5 = { is = ["woods"] }

[weapons]
LMG = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
gl = { side = "german", type = "8-1" }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
g4 = { side = "german", type = "german 2-4-7", sw = ["LMG"] }
g5 = { side = "german", type = "german 4-6-7", sw = [] }
g6 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
---
by gerda
place g1 K9
place gl L8
place g2 M8
place g3 N8
place g4 O9
place g5 S9
g5 is berserk
place g6 T8
attest tem M5 +1
by rudi
place r1 L5
place r2 M5
place r3 S5
attest tem M5 +1
note "A wreck lies between N8 and M5, nothing between O9 and M5."
r2 los g3 exists hindrance +1
by gerda
g3 los r2 exists hindrance +1
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at L5 directed-by gl total 8 FP column 8
roll r1 DR 6,5 ift in a1 by gerda
a1 ift r1 drm leader -1 column 8 final 10 result NE
marker prep-fire on g1 at K9
marker prep-fire on g2 at M8
marker prep-fire on gl at L8
# the HS fires its LMG and nothing else
a2 prep by g3 inherent 4 FP, g4 sw:LMG 3 FP at M5 total 7 FP column 6
roll r2 DR 2,2 ift in a2 by gerda
a2 ift r2 drm TEM +1, hindrance +1 column 4 final 6 result NMC
roll r3 dr 2 rs for g3 in a2 by gerda
roll r4 dr 5 rs for g4 in a2 by gerda
random-selection of g3:r3,g4:r4 chosen g4 in a2
marker prep-fire on g3 at N8
marker prep-fire on g4 at O9
by rudi
roll r5 DR 5,4 mc for r2 in a2 by rudi
r2 checks NMC r5 morale 7 failed in a2
r2 is broken,dm in a2
by gerda
a3 prep by g5 inherent 4 FP, g6 inherent 4 FP at S5 range 4 total 8 FP column 8
roll r6 DR 6,4 ift in a3 by gerda
a3 ift r6 column 8 final 10 result NE
marker prep-fire on g5 at S9
marker prep-fire on g6 at T8
phase-end

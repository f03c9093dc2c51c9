name = "A tie, a hero and a squad that was broken already"
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
gl2 = { side = "german", type = "8-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
rhero = { side = "russian", type = "1-4-9" }
rhero2 = { side = "russian", type = "1-4-9" }
g4 = { side = "german", type = "german 4-6-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7" }
rh = { side = "russian", type = "russian 2-3-7" }
---
by gerda
place g1 K9
place g2 K9
place gl K9
place g3 E9
place g4 Q9
place gl2 E9
by rudi
place r1 K5
place r2 K5
place rhero K5
place r3 E4
place rhero2 Q5
r3 is broken,dm
by gerda
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g1 sw:HMG 7 FP, g2 inherent 4 FP at K5 range 4 directed-by gl total 15 FP column 12
roll r1 DR 1,3 ift in a1 by gerda
a1 ift r1 drm leader -2 column 12 final 2 result 1KIA
marker prep-fire on g1 at K9
marker prep-fire on g2 at K9
marker prep-fire on gl at K9
by rudi
roll r2 dr 5 rs for r1 in a1 by rudi
roll r3 dr 5 rs for r2 in a1 by rudi
roll r4 dr 2 rs for rhero in a1 by rudi
random-selection of r1:r2,r2:r3,rhero:r4 chosen r1,r2 in a1
r1 eliminated
r2 eliminated
# a hero cannot break
roll r5 dr 3 wound for rhero in a1 by rudi
rhero is wounded in a1
by gerda
a2 prep by g3 inherent 4 FP at E4 range 5 directed-by gl2 total 4 FP column 4
roll r6 DR 1,2 ift in a2 by gerda
a2 ift r6 drm leader -1 column 4 final 2 result K/2
marker prep-fire on g3 at E9
marker prep-fire on gl2 at E9
by rudi
r3 reduced into r3h like rh in a2
r3h is broken,dm in a2
roll r7 DR 2,2 mc for r3h in a2 by rudi
r3h checks 2MC r7 morale 6 passed in a2
by gerda
a3 prep by g4 inherent 4 FP at Q5 range 4 total 4 FP column 4
roll r8 DR 2,4 ift in a3 by gerda
a3 ift r8 column 4 final 6 result NMC
marker prep-fire on g4 at Q9
by rudi
# the highest DR that passes, but heroes are never pinned
roll r9 DR 5,4 mc for rhero2 in a3 by rudi
rhero2 checks NMC r9 morale 9 passed in a3
by gerda
phase-end

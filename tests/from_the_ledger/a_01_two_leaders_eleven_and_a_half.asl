# A Fire Group of two Locations, each with a leader, long range for two of its members.
name = "Two leaders, eleven and a half"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K4 = { is = ["woods"] }

[weapons]
LMG = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
g2 = { side = "german", type = "german 4-4-7", sw = [] }
g3 = { side = "german", type = "german 5-4-8", sw = [] }
gl1 = { side = "german", type = "9-2" }
gl2 = { side = "german", type = "8-0" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
rl = { side = "russian", type = "8-1" }
rh = { side = "russian", type = "russian 2-3-7" }
---
by gerda
place g1 K9
place gl1 K9
place g2 L8
place g3 L8
place gl2 L8
attest tem K4 +1
by rudi
attest tem K4 +1
place r1 K4
place r2 K4
place rl K4
by gerda
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g1 sw:LMG 3 FP, g2 inherent 4 FP x1/2 long-range, g3 inherent 5 FP x1/2 long-range at K4 range 5 directed-by gl1,gl2 total 11.5 FP column 8
roll r1 DR 1,1 ift in a1 by gerda
a1 ift r1 drm leader +0, TEM +1 column 8 final 3 result K/2
marker prep-fire on g1 at K9
marker prep-fire on g2 at L8
marker prep-fire on g3 at L8
marker prep-fire on gl1 at K9
marker prep-fire on gl2 at L8
by rudi
roll r2 dr 5 rs for r1 in a1 by rudi
roll r3 dr 3 rs for r2 in a1 by rudi
roll r4 dr 2 rs for rl in a1 by rudi
random-selection of r1:r2,r2:r3,rl:r4 chosen r1 in a1
r1 reduced into r1h like rh in a1
roll r5 DR 2,3 mc for rl in a1 by rudi
rl checks 2MC r5 morale 8 passed in a1
roll r6 DR 4,3 mc for r2 in a1 by rudi
r2 checks 2MC r6 drm leader -1 morale 7 failed in a1
r2 is broken,dm in a1
roll r7 DR 2,2 mc for r1h in a1 by rudi
r1h checks 2MC r7 drm leader -1 morale 7 passed in a1
by gerda
# the coloured 1 kept the ROF of the LMG
a2 prep by g1 sw:LMG 3 FP rof at K4 range 5 directed-by gl1 total 3 FP column 2
roll r8 DR 6,6 ift in a2 by gerda
a2 ift r8 drm leader -2, TEM +1 column 2 final 11 result NE
g1 malfunctions sw:LMG r8
phase-end

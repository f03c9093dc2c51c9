# What chapter G changes for the Japanese is judged by no clause of A7, A10 and A19, and accused by none (G1.1, G1.4, G1.6): a squad loses
# a step where others break, a SMC is wounded and never pinned, a leader raises the Morale Level as a Commissar does, and Encirclement
# lowers none.
name = "own_japanese"
printing = "2e"

[players]
gerda = { side = "american" }
rudi = { side = "japanese" }

[elr]
japanese = 4

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "american lmg"

[units]
g1 = { side = "american", type = "american 6-6-6", sw = [] }
g2 = { side = "american", type = "american 6-6-6", sw = [] }
g3 = { side = "american", type = "american 6-6-6", sw = [] }
g4 = { side = "american", type = "american 6-6-6", sw = [] }
g5 = { side = "american", type = "american 6-6-6", sw = ["LMG"] }
g6 = { side = "american", type = "american 6-6-6", sw = [] }
g7 = { side = "american", type = "american 6-6-6", sw = [] }
g8 = { side = "american", type = "american 6-6-6", sw = [] }
g9 = { side = "american", type = "american 6-6-6", sw = [] }
j1 = { side = "japanese", type = "japanese 4-4-7", sw = [] }
j2 = { side = "japanese", type = "4-4-7", kind = "squad", sw = [] }
j3 = { side = "japanese", type = "japanese 4-4-8", sw = [] }
j4 = { side = "japanese", type = "japanese 3-4-7", sw = [] }
j5 = { side = "japanese", type = "japanese 4-4-7", sw = [] }
j5b = { side = "japanese", type = "japanese 4-4-7", sw = [] }
j6 = { side = "japanese", type = "japanese 4-4-7", sw = [] }
j6l = { side = "japanese", type = "9-1", nation = "japanese", broken-morale = 8 }
j7 = { side = "japanese", type = "9-1", nation = "japanese", broken-morale = 8 }
j8 = { side = "japanese", type = "japanese 4-4-7", sw = [] }
red = { side = "japanese", type = "japanese 3-4-7", sw = [] }
half = { side = "japanese", type = "japanese 1-3-7", sw = [] }
---
place g1 B5
place j1 B2
place g2 E5
place j2 E2
place g3 H5
place j3 H2
place g4 K5
place j4 K2
place g5 N5
place j5 N2
place j5b N2
place g6 Q5
place j6 Q2
place j6l Q2
place g7 T5
place j7 T2
place g8 W5
place g9 W1
place j8 W3
turn 1 american PFPh
# a step for a failed MC
a1 prep by g1 inherent 6 FP at B2 range 3 total 6 FP column 6
roll r1 DR 3,4 ift in a1
a1 ift r1 column 6 final 7 result NMC
roll r11 DR 5,3 mc for j1 in a1
j1 checks NMC r11 morale 7 failed in a1
j1 replaced by j1r like red in a1
# or a broken side, which the counter has not
a2 prep by g2 inherent 6 FP at E2 range 3 total 6 FP column 6
roll r2 DR 3,4 ift in a2
a2 ift r2 column 6 final 7 result NMC
roll r21 DR 5,3 mc for j2 in a2
j2 checks NMC r21 morale 7 failed in a2
j2 is broken,dm in a2
# its ELR exceeded besides
a3 prep by g3 inherent 6 FP at H2 range 3 total 6 FP column 6
roll r3 DR 3,4 ift in a3
a3 ift r3 column 6 final 7 result NMC
roll r31 DR 6,5 mc for j3 in a3
j3 checks NMC r31 morale 8 failed in a3
j3 reduced into j3r like red in a3
# from the reduced strength to a HS
a4 prep by g4 inherent 6 FP at K2 range 3 total 6 FP column 6
roll r4 DR 3,4 ift in a4
a4 ift r4 column 6 final 7 result NMC
roll r41 DR 5,3 mc for j4 in a4
j4 checks NMC r41 morale 7 failed in a4
j4 reduced into j4r like half in a4
# who survives a KIA
a5 prep by g5 inherent 6 FP, g5 sw:LMG 2 FP at N2 range 3 total 8 FP column 8
roll r5 DR 1,1 ift in a5
a5 ift r5 column 6 final 2 result 1KIA
roll r51 dr 6 rs for j5 in a5
roll r52 dr 2 rs for j5b in a5
random-selection of j5:r51,j5b:r52 chosen j5 in a5
j5 eliminated
j5b reduced into j5r like red in a5
# a PTC: the leader takes none, the squad with him checks as beside a Commissar
a6 prep by g6 inherent 6 FP at Q2 range 3 total 6 FP column 6
roll r6 DR 3,5 ift in a6
a6 ift r6 column 6 final 8 result PTC
roll r61 DR 4,4 tc for j6 in a6
j6 checks PTC r61 morale 8 passed in a6   ok A10.3-morale-level
# the highest pass pins no SMC
a7 prep by g7 inherent 6 FP at T2 range 3 total 6 FP column 6
roll r7 DR 3,4 ift in a7
a7 ift r7 column 6 final 7 result NMC
roll r71 DR 4,5 mc for j7 in a7
j7 checks NMC r71 morale 9 passed in a7
j7 is pinned   ?? A7.8-exempt-units
# in Encirclement
a8 prep by g8 inherent 6 FP at W3 range 2 total 6 FP column 6
roll r8 DR 6,5 ift in a8
a8 ift r8 column 6 final 11 result none
a9 prep by g9 inherent 6 FP at W3 range 2 total 6 FP column 6
marker encircled at W3
roll r9 DR 3,4 ift in a9
a9 ift r9 column 6 final 7 result NMC
roll r91 DR 3,3 mc for j8 in a9
j8 checks NMC r91 morale 7 passed in a9   ok A10.3-morale-level
phase-end   ?? A7.303-nmc
turn 1 japanese DFPh

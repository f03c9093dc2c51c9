# The Random Selection of the SW that breaks down stands before that of who cowers: it is among those alone whose SW may (A9.71, A7.9).
name = "own_a9_71_before_cowering"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
HMG = "german hmg"
LMG = "german lmg"
[units]
g1 = { side = "german", type = "german 4-4-7" }
g2 = { side = "german", type = "german 4-4-7", sw = ["HMG"] }
g3 = { side = "german", type = "german 4-4-7", sw = ["LMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
place g1 K5
place g2 K5
place g3 K5
place r1 K9
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP, g2 sw:HMG 7 FP, g3 inherent 4 FP, g3 sw:LMG 3 FP at K9 range 4 total 22 FP column 20
roll r1 DR 6,6 ift in a1
a1 ift r1 column 16 final 12 result NE
roll r2 dr 5 rs for g2 in a1
roll r3 dr 6 rs for g3 in a1
random-selection of g3:r3,g2:r2 chosen g3 in a1
g3 malfunctions sw:LMG r1
roll r4 dr 5 rs for g1 in a1
roll r5 dr 6 rs for g2 in a1
roll r6 dr 2 rs for g3 in a1
random-selection of g1:r4,g2:r5,g3:r6 chosen g2 in a1
turn 1 german MPh

name = "Who cowers and who does not"
printing = "2e"

[players]
bert = { side = "british" }
gerda = { side = "german" }

[default-terrain]
is = ["open-ground"]

[terrain]
G7 = { is = ["stone-building"] }

[weapons]
LMG = "british lmg"

[units]
b1 = { side = "british", type = "british 4-5-7" }
b3 = { side = "british", type = "british 4-4-7", sw = ["LMG"] }
b4 = { side = "british", type = "british 4-4-7", sw = ["LMG"] }
b5 = { side = "british", type = "british 2-3-7" }
t1 = { side = "german", type = "german 4-6-7" }
t2 = { side = "german", type = "german 4-6-7" }
t3 = { side = "german", type = "german 4-6-7" }
t4 = { side = "german", type = "german 4-6-7" }
---
by bert
place b1 A3
place b3 G3
place b4 G3
place b5 Q3
attest tem G7 +3
by gerda
place t1 A7
place t2 G7
place t3 I5
place t4 Q8
attest tem G7 +3
by bert
turn 1 british PFPh
# First Line British do not cower
a1 prep by b1 inherent 4 FP at A7 range 4 total 4 FP column 4
roll r1 DR 3,3 ift in a1 by bert
a1 ift r1 column 4 final 6 result NMC
marker prep-fire on b1 at A3
by gerda
roll r2 DR 4,4 mc for t1 in a1 by gerda
t1 checks NMC r2 morale 7 failed in a1
t1 is broken,dm in a1
by bert
# the Second Line do
a2 prep by b3 inherent 4 FP, b4 inherent 4 FP at G7 range 4 total 8 FP column 8
roll r3 DR 2,2 ift in a2 by bert
a2 ift r3 drm TEM +3 column 6 final 7 result NMC
roll r4 dr 3 rs for b3 in a2 by bert
roll r5 dr 6 rs for b4 in a2 by bert
random-selection of b3:r4,b4:r5 chosen b4 in a2
marker prep-fire on b3 at G3
marker prep-fire on b4 at G3
by gerda
roll r6 DR 3,3 mc for t2 in a2 by gerda
t2 checks NMC r6 morale 7 passed in a2
by bert
# the LMG of b3 is still free
a3 prep by b3 sw:LMG 2 FP at I5 range 3 total 2 FP column 2
roll r7 DR 5,4 ift in a3 by bert
a3 ift r7 column 2 final 9 result NE
# five hexes, and a 1,1 on the lowest column
a4 prep by b5 inherent 2 FP x1/2 long-range at Q8 range 5 total 1 FP column 1
roll r8 DR 1,1 ift in a4 by bert
a4 ift r8 final 2 result NE
marker prep-fire on b5 at Q3
phase-end

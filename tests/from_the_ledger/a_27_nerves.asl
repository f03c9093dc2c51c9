name = "Nerves"
printing = "2e"

[players]
anna = { side = "american" }
gerda = { side = "german" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "american lmg"

[units]
u1 = { side = "american", type = "american 5-3-6", inexperienced = true, sw = [] }
u2 = { side = "american", type = "american 6-6-6", sw = ["LMG"] }
u3 = { side = "american", type = "american 6-6-6", sw = [] }
ul = { side = "american", type = "8-0" }
u4 = { side = "american", type = "american 5-3-6", inexperienced = true, sw = [] }
u5 = { side = "american", type = "american 6-6-6", sw = [] }
t1 = { side = "german", type = "german 4-6-7" }
t2 = { side = "german", type = "german 4-6-7" }
t3 = { side = "german", type = "german 4-6-7" }
t4 = { side = "german", type = "german 4-6-7" }
t5 = { side = "german", type = "german 4-6-7" }
---
by anna
place u1 A5
place u2 G5
place u3 M5
place ul M5
place u4 S5
place u5 S5
by gerda
place t1 A8
place t2 G9
place t3 I7
place t4 M9
place t5 S8
by anna
turn 1 american PFPh
a1 prep by u1 inherent 5 FP at A8 range 3 total 5 FP column 4
roll r1 DR 5,5 ift in a1 by anna
a1 ift r1 column 2 final 10 result NE
marker prep-fire on u1 at A5
a2 prep by u2 inherent 6 FP at G9 range 4 total 6 FP column 6
roll r2 DR 4,4 ift in a2 by anna
a2 ift r2 column 4 final 8 result NE
marker prep-fire on u2 at G5
a3 prep by u2 sw:LMG 2 FP at I7 range 3 total 2 FP column 2
roll r3 DR 5,4 ift in a3 by anna
a3 ift r3 column 2 final 9 result NE
a4 prep by u3 inherent 6 FP at M9 range 4 directed-by ul total 6 FP column 6
roll r4 DR 5,5 ift in a4 by anna
a4 ift r4 drm leader +0 column 4 final 10 result NE
marker prep-fire on u3 at M5
marker prep-fire on ul at M5
# one Inexperienced squad is enough
a5 prep by u4 inherent 5 FP, u5 inherent 6 FP at S8 range 3 total 11 FP column 8
roll r5 DR 2,2 ift in a5 by anna
a5 ift r5 column 4 final 4 result 1MC
roll r6 dr 5 rs for u4 in a5 by anna
roll r7 dr 1 rs for u5 in a5 by anna
random-selection of u4:r6,u5:r7 chosen u4 in a5
marker prep-fire on u4 at S5
marker prep-fire on u5 at S5
by gerda
roll r8 DR 4,3 mc for t5 in a5 by gerda
t5 checks 1MC r8 morale 7 failed in a5
t5 is broken,dm in a5
by anna
phase-end

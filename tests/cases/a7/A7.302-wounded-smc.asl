# The SMC whom a K wounds takes no MC of it; the others do (A7.302).
name = "A7.302: a wounded SMC"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
l1 = { side = "russian", type = "8-1" }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
l2 = { side = "russian", type = "8-1" }
---
by anna
place g1 B5
place g2 H5
by boris
place r1 B4
place l1 B4
place r2 H4
place l2 H4
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP x2 PBF at B4 range 1 total 8 FP column 8
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 column 8 final 3 result K/2
by boris
roll r2 dr 6 rs for l1 in a1 by boris
roll r3 dr 1 rs for r1 in a1 by boris
random-selection of l1:r2,r1:r3 chosen l1 in a1
l1 is wounded in a1
roll r4 dr 1 wound for l1 in a1 by boris
roll r5 DR 1,2 mc for l1 in a1 by boris
l1 checks 2MC r5 passed in a1   !! A7.302-k-others-mc
roll r6 DR 1,2 mc for r1 in a1 by boris
r1 checks 2MC r6 morale 7 passed in a1

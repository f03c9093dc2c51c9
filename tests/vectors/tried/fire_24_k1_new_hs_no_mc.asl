# broken A7.302-k-others-mc: after K/2 the new HS has to take a 2MC, which it never does
name = "24_k1_new_hs_no_mc"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
hs = { side = "russian", type = "russian 2-3-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 2,1 ift in a1 by anna
a1 ift r1 column 8 final 3 result K/2
marker prep-fire on g1 at K5
marker prep-fire on g2 at K5
by boris
r1 reduced into r1a like hs in a1
by anna
turn 1 german MPh
turn 1 german DFPh
by boris
a2 final by r1a inherent 2 FP at K5 range 3 total 2 FP column 2
roll r2 DR 6,5 ift in a2 by boris
a2 ift r2 column 2 final 11 result NE
marker final-fire on r1a at K8
by anna
turn 1 german AFPh

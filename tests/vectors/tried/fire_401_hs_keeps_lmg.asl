# legal: a squad with a LMG is reduced by K/2; its HS keeps the LMG and fires it in the DFPh
name = "401_hs_keeps_lmg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
RLMG = "russian lmg"

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7", sw = ["RLMG"] }
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
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 column 8 final 3 result K/2
marker prep-fire on g1
marker prep-fire on g2
by boris
r1 reduced into r1h like hs in a1
roll r2 DR 1,2 mc for r1h in a1 by boris
r1h checks 2MC r2 morale 7 passed in a1
by anna
turn 1 german MPh
turn 1 german DFPh
by boris
a2 final by r1h sw:RLMG 2 FP at K5 range 3 total 2 FP column 2
roll r3 DR 6,4 ift in a2 by boris
a2 ift r3 column 2 final 10 result NE
marker final-fire on r1h
by anna
turn 1 german AFPh

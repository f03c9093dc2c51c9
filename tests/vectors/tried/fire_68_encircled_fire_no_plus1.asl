# broken A7.7-plus1-on-fire: the encircled r1 fires with +1: Final 8 none, not 7 PTC
name = "68_encircled_fire_no_plus1"
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
---
by anna
place g1 U2
place g2 S5
by boris
place r1 T3
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at T3 range 2 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
marker prep-fire on g1
a2 prep by g2 inherent 4 FP at T3 range 2 total 4 FP column 4
marker encircled at T3
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 column 4 final 10 result NE
marker prep-fire on g2
turn 1 german MPh
turn 1 german DFPh
by boris
a3 final by r1 inherent 4 FP at S5 range 2 total 4 FP column 4
roll r4 DR 3,4 ift in a3 by boris
a3 ift r4 column 4 final 7 result PTC
marker final-fire on r1
by anna
roll r5 DR 1,2 tc for g2 in a3 by anna
g2 checks PTC r5 morale 7 passed in a3
turn 1 german AFPh

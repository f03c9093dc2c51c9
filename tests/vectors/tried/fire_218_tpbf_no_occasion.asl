# broken A7.21-tpbf-occasions: enemies of one Location fire at each other in the PFPh
name = "218_tpbf_no_occasion"
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
place g1 K5
by boris
place r1 K5
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP x3 TPBF at K5 range 0 total 12 FP column 12
roll r1 DR 6,6 ift in a1 by anna
a1 ift r1 column 8 final 12 result NE
marker prep-fire on g1
turn 1 german MPh

# legal: a DC in the AFPh: 30 FP unhalved, not doubled, TEM +2; the squad used its inherent FP not at all; doubles do not cower
name = "105_dc_afph"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["wooden-building"] }

[weapons]
DC = "dc"

[units]
g1 = { side = "german", type = "german 8-3-8", sw = ["DC"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K7
by boris
place r1 K8
by anna
attest tem K8 +2
by boris
attest tem K8 +2
by anna
turn 1 german AFPh
a1 advancing by g1 sw:DC 30 FP at K8 range 1 total 30 FP column 30
roll r1 DR 4,4 ift in a1 by anna
a1 ift r1 drm TEM +2 column 30 final 10 result 2MC
by boris
roll r2 DR 4,4 mc for r1 in a1 by boris
r1 checks 2MC r2 morale 7 failed in a1
r1 is broken,dm in a1
by anna
turn 1 german RtPh

# legal: a captured Russian LMG (B11, -2 = 9) breaks down on 10 (A21.11)
name = "503_captured_mg_breaks"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
RLMG = "russian lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["RLMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g1 sw:RLMG 2 FP at K8 range 3 total 6 FP column 6
roll r1 DR 6,4 ift in a1 by anna
a1 ift r1 column 6 final 10 result NE
g1 malfunctions sw:RLMG r1
marker prep-fire on g1
turn 1 german MPh

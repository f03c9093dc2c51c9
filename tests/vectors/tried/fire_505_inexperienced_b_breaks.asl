# legal: Conscripts lower the B11 of their LMG to B10 (A19.32): it breaks down on 10
name = "505_inexperienced_b_breaks"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[weapons]
RLMG = "russian lmg"

[units]
g1 = { side = "russian", type = "russian 4-2-6", sw = ["RLMG"] }
r1 = { side = "german", type = "german 4-6-7" }
---
by anna
place g1 K5
by boris
place r1 K7
by anna
turn 1 russian PFPh
a1 prep by g1 inherent 4 FP, g1 sw:RLMG 2 FP at K7 range 2 total 6 FP column 6
roll r1 DR 6,4 ift in a1 by anna
a1 ift r1 column 6 final 10 result NE
g1 malfunctions sw:RLMG r1
marker prep-fire on g1
turn 1 russian MPh

# legal: Original 2 on the column of 6 (Kill 6): Final 2 burns; the die of 5 adds nothing
name = "713_unlikely_kill_none"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
tr = { side = "russian", type = "GAZ-MM" }
---
by anna
place g1 K5
place g2 K5
by boris
place tr K8 vca K7-L7
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 1,1 ift in a1 by anna
a1 ift r1 column 6 final 2 result 1KIA
roll r2 dr 5 unlikely-kill for tr in a1 by anna
tr suffers burning in a1
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh

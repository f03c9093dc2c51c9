# legal: a wagon stands on the vehicle line: Final 6 is below the Kill Number 7: eliminated
name = "226_wagon"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
wg = { side = "russian", type = "Wagon" }
---
by anna
place g1 K5
place g2 K5
by boris
place wg K8 vca K7-L7
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 2,4 ift in a1 by anna
a1 ift r1 column 8 final 6 result 1MC
wg suffers eliminated in a1
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh

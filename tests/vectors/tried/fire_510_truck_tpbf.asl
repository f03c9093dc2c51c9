# legal: r1 takes the truck that enters its hex with TPBF: 12 FP, Final 7 < Kill 8: eliminated
name = "510_truck_tpbf"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
tr = { side = "german", type = "Opel 6700 (Blitz)" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place tr K3 vca K4-L3
by boris
place r1 K5
by anna
turn 1 german MPh
tr start 1 MP total 1 seen-by r1
tr enter K4 4 MP total 5 seen-by r1
tr enter K5 4 MP total 9 seen-by r1
by boris
a1 first by r1 inherent 4 FP x3 TPBF at K5 range 0 answers tr total 12 FP column 12
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 column 12 final 7 result 1MC
marker first-fire on r1
tr suffers eliminated in a1
turn 1 german DFPh

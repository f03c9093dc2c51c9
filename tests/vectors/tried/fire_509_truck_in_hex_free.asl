# legal: an empty truck stops in the hex of r1; it is unarmed and unarmored, and r1 may fire elsewhere (A7.212 EXC)
name = "509_truck_in_hex_free"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
tr = { side = "german", type = "Opel 6700 (Blitz)" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place tr K3 vca K4-L3
place g2 K8
by boris
place r1 K5
by anna
turn 1 german MPh
tr start 1 MP total 1 seen-by r1
tr enter K4 4 MP total 5 seen-by r1
tr enter K5 4 MP total 9 seen-by r1
tr stop 1 MP total 10 seen-by r1
tr ends
turn 1 german DFPh
by boris
a1 final by r1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by boris
a1 ift r1 column 4 final 11 result NE
marker final-fire on r1
turn 1 german AFPh

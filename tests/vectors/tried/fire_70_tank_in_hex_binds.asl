# broken A7.212-known-enemy-in-location: a BU tank stands in K5; the squad may not fire at K8
name = "70_tank_in_hex_binds"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K3 vca K4-L3
place g2 K8
by boris
place r1 K5
by anna
turn 1 german MPh
pz start 1 MP total 1 seen-by r1
pz enter K4 1 MP total 2 seen-by r1
pz enter K5 1 MP total 3 seen-by r1
pz stop 1 MP total 4 seen-by r1
pz ends
marker named cc at K5
turn 1 german DFPh
by boris
a1 final by r1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by boris
a1 ift r1 column 4 final 11 result NE
marker final-fire on r1
turn 1 german AFPh

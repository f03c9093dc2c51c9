# legal: a truck spends 4 MP for K8; the HMG with ROF fires twice at it
name = "1805_truck_four_mp"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
tr = { side = "russian", type = "GAZ-MM" }
---
by anna
place g1 K5
by boris
place tr K9 vca K8-L8
turn 1 russian MPh
tr start 1 MP total 1 seen-by g1
tr enter K8 4 MP total 5 seen-by g1
by anna
a1 first by g1 sw:HMG 7 FP at K8 range 3 answers tr total 7 FP column 6
roll r1 DR 3,6 ift in a1 by anna
a1 ift r1 column 6 final 9 result NE
a2 first by g1 sw:HMG 7 FP rof at K8 range 3 answers tr total 7 FP column 6
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 column 6 final 11 result NE
marker first-fire on g1
by boris
tr stop 1 MP total 6 seen-by g1
tr ends
turn 1 russian DFPh

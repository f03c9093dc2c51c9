# broken D3.5-combined-target-in-each-arc: K8 lies in the turret's arc and not in the hull's, the BMG cannot join
name = "46_bow_mg_past_its_arc"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", ce = false }
gs = { side = "german", type = "german 4-6-7", sw = [] }
---
place t34 F5 vca G5-G6
place gs K8
turn 1 russian MPh
t34 start 1 MP total 1 seen-by gs
t34 enter G5 1 MP total 2 seen-by gs
t34 enter H5 1 MP total 3 seen-by gs
t34 enter I5 1 MP total 4 seen-by gs
t34 stop 1 MP total 5 turret J5-I6 seen-by gs
a1 bounding by t34 CMG 4 FP x1/2 bounding, t34 BMG 2 FP x1/2 bounding at K8 units gs range 4 total 3 FP column 2
roll r2 DR 4,4 ift in a1 by boris
a1 ift r2 column 2 final 8 result NE
marker bounding-fire on t34
t34 ends
phase-end

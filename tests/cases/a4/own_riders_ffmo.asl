# FFMO is for Infantry that moves, not for Riders of the vehicle that does (A4.6).
name = "806_riders_ffmo"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", ce = false }
r1 = { side = "russian", type = "russian 6-2-8" }
g2 = { side = "german", type = "german 4-6-7" }
g1 = { side = "german", type = "german 4-6-7" }
---
by anna
place t34 K9 vca K8-L8
place r1 K9
r1 boards t34
by boris
place g1 K5
place g2 L5
by anna
turn 1 russian MPh
t34 start 1 MP total 1 seen-by g1
t34 enter K8 1 MP total 2 seen-by g1
by boris
a1 first by g1 inherent 4 FP at K8 units r1 range 3 answers t34 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by boris
a1 ift r1 drm FFMO -1 column 4 final 10 result NE   !! A4.6-ffmo
a2 first by g2 inherent 4 FP at K8 units r1 answers t34 total 4 FP column 4
roll r2 DR 5,6 ift in a2 by boris
a2 ift r2 column 4 final 11 result NE   ok A7.3-final-dr
marker first-fire on g1
by anna
t34 stop 1 MP total 3 seen-by g1
t34 ends
turn 1 russian DFPh

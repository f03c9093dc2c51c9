# legal: Infantry First Fires at a tank (CE) that enters its hex for an Overrun: TPBF x3, CE +2
name = "1306_tank_ovr_line"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K3 vca K4-L3
by boris
place r1 K5
by anna
turn 1 german MPh
pz start 1 MP total 1 seen-by r1
pz enter K4 1 MP total 2 seen-by r1
pz enter K5 1 MP total 3 seen-by r1
by boris
a1 first by r1 inherent 4 FP x3 TPBF at K5 range 0 answers pz total 12 FP column 12
roll r1 DR 4,5 ift in a1 by boris
a1 ift r1 drm CE +2 column 12 final 11 result NE
marker first-fire on r1
by anna
pz enter K6 1 MP total 4 seen-by r1
pz stop 1 MP total 5 seen-by r1
pz ends
turn 1 german DFPh

# legal: the dr 2 is within the 2 1/2 MP in LOS; the Panther turns hull and turret freely, and its MG are halved in the DFPh as Motion Fire
name = "21_motion_attempt"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
H5 = { is = ["open-ground"], road = ["H5-I5"] }
I5 = { is = ["open-ground"], road = ["H5-I5"] }

[units]
pv = { side = "german", type = "PzKpfw VG", ce = false }
t34 = { side = "russian", type = "T-34/85", ce = true }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pv N5 vca O5-O6
place t34 F5 vca G5-G6
place rs J7
turn 1 russian MPh
t34 start 1 MP total 1 seen-by nobody
t34 enter G5 1 MP total 2 seen-by nobody
t34 enter H5 1 MP total 3 seen-by pv
t34 enter I5 road 0.5 MP total 3.5 seen-by pv
t34 enter J5 1 MP total 4.5 seen-by pv
pv los t34 blocked earlier
roll r1 dr 2 motion for pv by anna
pv motion-attempt against t34 r1 in-los 2.5 success
pv vca M5-M6 motion-attempt
pv tca N4-M5 motion-attempt
t34 stop 1 MP total 5.5 seen-by pv
t34 ends
turn 1 russian DFPh
a1 final by pv CMG 5 FP x1/2 motion, pv BMG 3 FP x1/2 motion at J7 units rs range 4 total 4 FP column 4 tca M5-M6
roll r2 DR 4,5 ift in a1 by anna
a1 ift r2 drm A +2 column 4 final 11 result NE
marker final-fire on pv

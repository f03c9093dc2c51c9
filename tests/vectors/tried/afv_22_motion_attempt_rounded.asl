# broken D2.401-dr-limit: a dr of 3 is above the 2 1/2 MP in LOS; fractions are not rounded
name = "22_motion_attempt_rounded"
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
---
place pv N5 vca O5-O6
place t34 F5 vca G5-G6
turn 1 russian MPh
t34 start 1 MP total 1 seen-by nobody
t34 enter G5 1 MP total 2 seen-by nobody
t34 enter H5 1 MP total 3 seen-by pv
t34 enter I5 road 0.5 MP total 3.5 seen-by pv
t34 enter J5 1 MP total 4.5 seen-by pv
pv los t34 blocked earlier
roll r1 dr 3 motion for pv by anna
pv motion-attempt against t34 r1 in-los 2.5 success
pv vca M5-M6 motion-attempt
t34 stop 1 MP total 5.5 seen-by pv
t34 ends
phase-end

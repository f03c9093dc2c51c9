# broken D2.4-no-prep-fire: the T-34 ended its last MPh in Motion and may not Prep Fire
name = "05_motion_preps"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["open-ground"], level = 1 }
H5 = { is = ["open-ground"], level = 2 }
I5 = { is = ["open-ground"], level = 3 }
N5 = { is = ["open-ground"], level = 3 }

[units]
t34 = { side = "russian", type = "T-34/85", ce = false }
s1 = { side = "german", type = "german 4-6-7", sw = [] }
---
place t34 F5 vca G5-G6
place s1 N5
turn 1 russian MPh
t34 start 1 MP total 1
t34 enter G5 5 MP total 6
t34 enter H5 5 MP total 11
t34 enter I5 5 MP total 16
t34 ends motion
turn 1 german PFPh
turn 1 german MPh
turn 2 russian PFPh
a1 prep by t34 CMG 4 FP, t34 BMG 2 FP at N5 units s1 range 5 total 6 FP column 6
roll r1 DR 5,6 ift in a1 by boris
a1 ift r1 column 6 final 11 result NE
marker prep-fire on t34
turn 2 russian MPh
t34 stop 1 MP total 1
t34 ends
phase-end

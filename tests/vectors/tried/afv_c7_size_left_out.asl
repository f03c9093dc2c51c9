# broken: C6.7 Case P at the To Hit: the Tiger is large (target size -1 in the catalogue), -1 is left out
name = "04_motion_over_two_turns"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
H5 = { is = ["woods"], bog = true }
J5 = { is = ["open-ground"], level = 1 }

[units]
tiger = { side = "german", type = "PzKpfw VIE", ce = false }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
place tiger F5 vca G5-G6
place t34 N5 vca M5-M6
turn 1 german MPh
tiger start 1 MP total 1 seen-by t34
roll r1 DR 3,4 reliability for tiger by anna
tiger reliability r1 ok
tiger enter G5 1 MP total 2 seen-by t34
tiger enter H5 inside 6 MP total 8 seen-by nobody
roll r2 DR 2,3 bog for tiger by anna
tiger bog-check r2 drm +4
tiger enter I5 1 MP total 9 seen-by t34
tiger ends motion toward J5 cost 5 insufficient
turn 1 russian PFPh
a1 prep by t34 MA at I5 units tiger vehicle-target range 5
roll r3 DR 5,4 to-hit in a1 by boris
a1 to-hit t34 MA r3 target tiger drm I +1, J +2 number 9 final 12 miss
marker prep-fire on t34
turn 1 russian MPh
turn 2 german MPh
tiger enter J5 5 MP total 5
tiger stop 1 MP total 6
tiger start 1 MP total 7
roll r4 DR 2,1 reliability for tiger by anna
tiger reliability r4 ok
tiger turn K6-J6 1 MP total 8
tiger stop 1 MP total 9
tiger ends
phase-end

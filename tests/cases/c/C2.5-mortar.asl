# A mortar of 76 to 82mm turns without loss of ROF (C2.5).
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
m = { side = "german", type = "8cm GrW 34" }
crew = { side = "german", type = "german crew 2-2-8" }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place m K9 vca K8-L8
place crew K9
by boris
place r1 R9
r1 is known
by anna
turn 1 german PFPh
a1 prep by m gun at R9 units r1 vca L8-L9
roll r1 DR 3,6 to-hit in a1 by anna
a1 to-hit m gun r1 target r1 drm A +3 number 7 final 12 miss
a2 prep by m gun rof at R9 units r1
roll r2 DR 5,6 to-hit in a2 by anna
a2 to-hit m gun r2 target r1 number 7 final 11 miss

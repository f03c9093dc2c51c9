# C8.31: AP of 57mm at the crew of a Gun counts 2 FP.
name = "CD-116"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "M1 57mm AT Gun" }
t = { side = "russian", type = "45mm PTP obr. 32" }
c = { side = "german", type = "german crew 2-2-8", sw = [] }
d = { side = "russian", type = "russian crew 2-2-8", sw = [] }
---
by anna
place f K40 vca K39-L39
place c K40
by boris
place t K36 vca K37-J36
place d K36
t is known
d is known
by anna
turn 1 german PFPh
a1 prep by f gun at K36 units d infantry-target range 4
roll r1 DR 2,3 to-hit in a1
a1 to-hit f gun r1 target d ammo AP number 8 final 5 hit
roll r2 DR 6,5 ift in a1
a1 ift r2 column 8 final 11 result NE   !! C8.31-he-equiv  = column 2

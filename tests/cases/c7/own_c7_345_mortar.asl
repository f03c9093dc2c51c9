# A mortar makes no To Kill roll; a Gun does.
name = "own_c7_345_mortar"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "german", type = "8cm GrW 34" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85" }
---
by anna
place f K9 vca J8-K8
place m K9
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K4 units t area-target range 5
roll r1 DR 2,1 to-hit in a1 by anna
a1 to-hit f gun r1 target t ammo HE hit
roll r2 DR 6,6 to-kill in a1 by anna
a1 to-kill r2 armor 6 number 2 result no-effect   !! C7.345-mortar

# By a red CS one source alone says that it burns on a DR one higher.
name = "own_c7_6_red"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "american" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "american", type = "M4" }
---
by anna
place f K9 vca J8-K8
place m K9
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K4 units t vehicle-target range 5
roll r1 DR 2,1 to-hit in a1 by anna
a1 to-hit f gun r1 target t hit
roll r2 DR 3,4 to-kill in a1 by anna
a1 to-kill r2 armor 4 number 13 result burning   ok C7.6-red-cs
t suffers burning in a1

# The To Kill Number is told as the Final one, as that before the AF, or as the Basic one; one off it is wrong.
name = "own_c7_11_basic"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85" }
---
by anna
place f K5 vca J4-K4
place m K5
by boris
place t K4 vca J3-K3
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K4 units t vehicle-target range 1
roll r1 DR 2,1 to-hit in a1 by anna
a1 to-hit f gun r1 target t hit
roll r2 DR 6,6 to-kill in a1 by anna
a1 to-kill r2 armor 6 number 13 result no-effect   ok C7.11-basic-tk   = basic 17   = To Kill 13
a2 prep by f gun rof at K4 units t vehicle-target range 1
roll r3 DR 1,2 to-hit in a2 by anna
a2 to-hit f gun r3 target t hit
roll r4 DR 6,6 to-kill in a2 by anna
a2 to-kill r4 armor 8 number 19 result no-effect   ok C7.11-basic-tk

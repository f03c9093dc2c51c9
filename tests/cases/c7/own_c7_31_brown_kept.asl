# The 76L of the Russians has 13.
name = "own_c7_31_brown_kept"
printing = "2e"
[players]
anna = { side = "russian" }
boris = { side = "german" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "russian", type = "76.2mm P obr. 39" }
m = { side = "russian", type = "russian crew 2-2-8" }
t = { side = "german", type = "PzKpfw IVH" }
---
by anna
place f K9 vca J8-K8
place m K9
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 russian PFPh
a1 prep by f gun at K4 units t vehicle-target range 5
roll r1 DR 2,1 to-hit in a1 by anna
a1 to-hit f gun r1 target t hit
roll r2 DR 6,6 to-kill in a1 by anna
a1 to-kill r2 armor 3 number 10 result no-effect   ok C7.11-basic-tk   = basic 13
a2 prep by f gun rof at K4 units t vehicle-target range 5
roll r3 DR 2,1 to-hit in a2 by anna
a2 to-hit f gun r3 target t hit
roll r4 DR 6,6 to-kill in a2 by anna
a2 to-kill r4 armor 3 number 14 result no-effect   !! C7.31-brown

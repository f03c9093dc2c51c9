# APCR gains two hexes away what AP does not.
name = "own_c7_24_apcr"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "KV-1 M42" }
---
by anna
place f K6 vca J5-K5
place m K6
by boris
place t K4 vca L4-K5
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K4 units t vehicle-target range 2
roll r1 DR 1,2 to-hit in a1 by anna
a1 to-hit f gun r1 target t ammo APCR hit
roll r2 DR 6,6 to-kill in a1 by anna
a1 to-kill r2 armor 14 number 8 result no-effect   ok C7.11-basic-tk
a2 prep by f gun rof at K4 units t vehicle-target range 2
roll r3 DR 1,2 to-hit in a2 by anna
a2 to-hit f gun r3 target t ammo APCR hit
roll r4 DR 6,6 to-kill in a2 by anna
a2 to-kill r4 armor 14 number 6 result no-effect   !! C7.24-case-d-apcr   = To Kill 8

# C6.13, C6.14: a squad runs in the open.
name = "CD-041"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "7.5cm leIG 18" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "russian 4-4-7" }
---
by anna
place f K40 vca K39-L39
place m K40
by boris
place t K34
turn 1 russian MPh
t moves K35 1 MF
by anna
a1 first by f gun at K35 units t infantry-target range 5 answers t
roll r1 DR 5,4 to-hit in a1
a1 to-hit f gun r1 target t ammo HE drm FFNAM -1, FFMO -1 number 8 final 7 hit   ok C6.13-ffnam  = number 8  = final 7  = drm -2  = hit

# C6.6: Case O takes the place of FFNAM.
name = "CD-130"
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
roll r1 DR 5,6 to-hit in a1
a1 to-hit f gun r1 target t ammo HE drm O -2, FFNAM -1 number 8 final 8 hit   !! A4.6-ffmo

# C3.8: a second effects DR without doubles.
name = "own_c3_8_second"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "russian", type = "37mm PTP obr. 30" }
m = { side = "russian", type = "russian crew 2-2-8" }
t = { side = "german", type = "SPW 251/1" }
---
by boris
place t K34 vca K33-L33
t is known
by anna
place f K40 vca K39-L39
place m K40
turn 1 russian PFPh
a1 prep by f gun at K34 units t vehicle-target range 6
roll r1 DR 3,2 to-hit in a1
a1 to-hit f gun r1 target t ammo AP drm P +1 number 10 final 6 hit
roll r2 DR 6,5 to-kill in a1
a1 to-kill r2 result no-effect
roll r3 DR 6,4 to-kill in a1
a1 to-kill r3 result no-effect   !! C3.8-multiple-hits

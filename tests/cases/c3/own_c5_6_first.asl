# C5.6: the first shot of a Gun.
name = "own_c5_6_first"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85", ce = false }
---
by boris
place t K34 vca K33-L33
t is known
by anna
place f K40 vca K39-L39
place m K40
turn 1 german PFPh
a1 prep by f gun at K34 units t vehicle-target range 6
roll r1 DR 5,6 to-hit in a1
a1 to-hit f gun r1 target t ammo AP drm F +2 number 10 final 13 miss   !! C5.6-after-rof  ok C5.6-not-afph

# C8.9, C3.33: SMOKE that was there uses up the ROF.
name = "own_c8_9_smoke_first"
printing = "2e"
date = "1943-07-01"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r K4
r is known
by anna
place f K9 vca K8-L8
place m K9
turn 1 german PFPh
a1 prep by f gun at K4 area-target
roll r1 DR 1,5 to-hit in a1
a1 to-hit f gun r1 ammo SMOKE number 9 final 6 hit
a2 prep by f gun at K4 units r infantry-target
roll r2 DR 5,5 to-hit in a2
a2 to-hit f gun r2 target r ammo HE number 8 final 10 miss   !! C3.33-att-uses-rof
marker prep-fire on f

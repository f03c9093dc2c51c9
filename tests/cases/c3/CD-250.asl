# C5.11: a Gun in woods turns for a further shot.
name = "CD-250"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K40 = { is = ["woods"] }

[units]
f = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85", ce = false }
u = { side = "russian", type = "T-34/85", ce = false }
---
by boris
place t K34 vca K33-L33
t is known
place u Q40 vca P39-P40
u is known
by anna
place f K40 vca K39-L39
place m K40
turn 1 german PFPh
a1 prep by f gun at K34 units t vehicle-target range 6
roll r1 DR 1,6 to-hit in a1
a1 to-hit f gun r1 target t ammo AP number 10 final 7 hit
roll r2 DR 6,6 to-kill in a1
a1 to-kill r2 result no-effect
a2 prep by f gun rof at Q40 units u vehicle-target range 6 vca L39-L40   !! C5.11-fixed-arc  = not allowed

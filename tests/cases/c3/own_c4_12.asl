# C4.12: the long barrel counted twice.
name = "own_c4_12"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40 vca K39-L39
place crew K40
by boris
place t K27 vca K26-L26
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K27 units t vehicle-target range 13
roll r1 DR 6,4 to-hit in a1
a1 to-hit f gun r1 target t ammo AP number 10 final 10 hit   !! C4.12-long

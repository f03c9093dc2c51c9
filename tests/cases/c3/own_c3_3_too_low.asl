# C3.3: a number too low, by which the firer loses, accuses nobody.
name = "own_c3_3_too_low"
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
place t K35 vca K34-L34
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K35 units t vehicle-target range 5
roll r1 DR 5,5 to-hit in a1
a1 to-hit f gun r1 target t ammo AP number 9 final 10 miss   ?? C3.3-modified-th

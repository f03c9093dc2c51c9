# C3.3: a wrong number by which the roll does what it does by the right one accuses nobody.
name = "own_c3_3_either"
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
place t K32 vca K31-L31
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K32 units t vehicle-target range 8
roll r1 DR 3,4 to-hit in a1
a1 to-hit f gun r1 target t ammo AP number 10 final 7 hit   ?? C3.3-modified-th

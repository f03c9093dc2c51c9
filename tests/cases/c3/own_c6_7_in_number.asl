# C6.7: the size is in the number.
name = "own_c6_7_in_number"
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
t = { side = "russian", type = "KV-1 M41", ce = false }
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
roll r1 DR 5,5 to-hit in a1
a1 to-hit f gun r1 target t ammo AP number 10 final 10 hit   ok C3.3-modified-th

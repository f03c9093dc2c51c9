# C4.13: an 88LL at 31 hexes.
name = "CD-008"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "8.8cm PaK 43" }
crew = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "IS-2", ce = false }
---
by anna
place f K40 vca K39-L39
place crew K40
by boris
place t K9 vca K8-L8
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K9 units t vehicle-target range 31
roll r1 DR 5,5 to-hit in a1
a1 to-hit f gun r1 target t ammo AP number 8 final 10 miss   ok C3.3-modified-th  = number 8

# C4.12, C4.2: a 20L at 18 hexes.
name = "CD-019"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "2cm FlaK 38" }
crew = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-26 M33", ce = false }
---
by anna
place f K40 vca K39-L39
place crew K40
by boris
place t K22 vca K21-L21
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K22 units t vehicle-target range 18
roll r1 DR 5,5 to-hit in a1
a1 to-hit f gun r1 target t ammo AP number 7 final 10 miss   ok C3.3-modified-th  = number 7

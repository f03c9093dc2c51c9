# C3.33, C4.11: a mortar at 14 hexes.
name = "CD-014"
printing = "2e"
excerpts = true

[players]
anna = { side = "american" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "american", type = "M1 81mm Mortar" }
crew = { side = "american", type = "russian crew 2-2-8" }
t = { side = "german", type = "german 4-6-7" }
---
by anna
place f K40 vca K39-L39
place crew K40
by boris
place t K26
t is known
by anna
turn 1 american PFPh
a1 prep by f gun at K26 units t range 14
roll r1 DR 5,5 to-hit in a1
a1 to-hit f gun r1 target t ammo HE number 7 final 10 miss   ok C3.3-modified-th  = number 7

# C3.33, C4.11: a mortar at 20 hexes.
name = "CD-016"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "russian", type = "82mm BM obr. 37" }
crew = { side = "russian", type = "russian crew 2-2-8" }
t = { side = "german", type = "german 4-6-7" }
---
by anna
place f K40 vca K39-L39
place crew K40
by boris
place t K20
t is known
by anna
turn 1 russian PFPh
a1 prep by f gun at K20 units t range 20
roll r1 DR 5,5 to-hit in a1
a1 to-hit f gun r1 target t ammo HE number 7 final 10 miss   ok C3.3-modified-th  = number 7

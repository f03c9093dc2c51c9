# C3.33: a mortar keeps its ROF.
name = "CD-107"
printing = "2e"
excerpts = true

[players]
anna = { side = "american" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "american", type = "M1 81mm Mortar" }
m = { side = "american", type = "russian crew 2-2-8" }
t = { side = "german", type = "german 4-6-7" }
---
by boris
place t K34
t is known
by anna
place f K40 vca K39-L39
place m K40
turn 1 american PFPh
a1 prep by f gun at K34 units t area-target range 6   ok C3.33-att-mortar
roll r1 DR 3,6 to-hit in a1
a1 to-hit f gun r1 target t ammo HE number 7 final 9 miss
a2 prep by f gun rof at K34 units t area-target range 6   ok C2.24-rof-kept

# C3.33: a mortar on another Target Type.
name = "own_c3_33_mortar"
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
a1 prep by f gun at K34 units t infantry-target range 6   !! C3.33-att-mortar

# C3.74: a CH strikes one of two.
name = "own_c3_74_one"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "russian", type = "T-34/85", ce = true }
g = { side = "german", type = "german 4-6-7" }
h = { side = "german", type = "german 4-6-7" }
---
by boris
place g K34
place h K34
g is known
h is known
by anna
place f K40 vca K39-L39
turn 1 russian PFPh
a1 prep by f MA at K34 units g,h infantry-target range 6
roll r1 DR 1,2 to-hit in a1
a1 to-hit f MA r1 target g ammo HE number 8 final 3 hit
a1 to-hit f MA r1 target h ammo HE number 8 final 3 hit
a1 critical-hit on g   ok C3.74-ch-one-target
a1 critical-hit on h   !! C3.74-ch-one-target

# C13.32: without a month, two hexes are asked for.
name = "own_c13_32_year"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PF = { kind = "ordnance" }

[units]
f = { side = "german", type = "german 4-6-7", sw = ["PF"] }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40
by boris
place t K38 vca K37-L37
t is known
by anna
turn 1 german PFPh
roll r1 dr 2 named "PF check" for f
f pf-check r1 drm 0 found
a1 prep by f sw:PF at K38 units t vehicle-target range 2   ?? C13.32-range

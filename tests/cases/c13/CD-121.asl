# C13.32: in May 1944 a PF reaches one hex.
name = "CD-121"
printing = "2e"
date = "1944-05"

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
a1 prep by f sw:PF at K38 units t vehicle-target range 2   !! C13.32-range
roll r2 DR 5,5 to-hit in a1
a1 to-hit f sw:PF r2 target t number 6 final 10 miss

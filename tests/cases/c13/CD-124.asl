# C13.36: an Original 12 of a PF reduces its squad.
name = "CD-124"
printing = "2e"
date = "1944-07"

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
place t K39 vca K38-L38
t is known
by anna
turn 1 german PFPh
roll r1 dr 2 named "PF check" for f
f pf-check r1 drm 0 found
a1 prep by f sw:PF at K39 units t vehicle-target range 1
roll r2 DR 6,6 to-hit in a1
a1 to-hit f sw:PF r2 target t number 8 final 12 miss
turn 1 german MPh   !! C13.36-twelve

# C13.31: 1944: a HS looks for a PF, at a tank: +1.
name = "CD-122"
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
f = { side = "german", type = "german 2-4-7", sw = ["PF"] }
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
f pf-check r1 drm +1 found   ok C13.31-drm   ok C13.31-check
a1 prep by f sw:PF at K39 units t vehicle-target range 1   ok C13.31-check

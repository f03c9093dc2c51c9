# C13.31: what a dr finds; who is broken looks for none.
name = "own_c13_31_dr"
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
g = { side = "german", type = "german 4-6-7", sw = ["PF"] }
h = { side = "german", type = "german 4-6-7", sw = ["PF"] }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40
place g L40
place h J40
by boris
place t K39 vca K38-L38
by anna
turn 1 german PFPh
roll r1 dr 4 named "PF check" for f
f pf-check r1 drm 0 found   !! C13.31-check
h is broken   ?? LOG.no-cause
roll r3 dr 1 named "PF check" for h
h pf-check r3 drm 0 found   !! C13.31-check

# C13.31: the drm of a squad in 1945, of a CX HS, of a leader.
name = "own_c13_31_drm"
printing = "2e"
date = "1945-02"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PF = { kind = "ordnance" }

[units]
f = { side = "german", type = "german 4-6-7", sw = ["PF"] }
g = { side = "german", type = "german 2-4-7", sw = ["PF"] }
l = { side = "german", type = "8-1", sw = [] }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40
place g L40
place l J40
by boris
place t K39 vca K38-L38
by anna
g is CX
turn 1 german PFPh
roll r1 dr 4 named "PF check" for f
f pf-check r1 drm -1 found   ok C13.31-drm
roll r2 dr 1 named "PF check" for g
g pf-check r2 drm 0 found   !! C13.31-drm
roll r3 dr 1 named "PF check" for l
l pf-check r3 drm +1 found   ok C13.31-drm

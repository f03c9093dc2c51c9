# C3.71: a Case of the To Hit roll is not turned.
name = "CD-142"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw IVH", ce = true }
t = { side = "russian", type = "russian 4-4-7" }
---
by boris
place t K34
t is known
by anna
place f K40 vca K39-L39
turn 1 german PFPh
a1 prep by f MA at K34 units t infantry-target range 6
roll r1 DR 1,1 to-hit in a1
a1 to-hit f MA r1 target t ammo HE number 8 final 2 hit
a1 critical-hit
roll r2 DR 6,6 ift in a1
a1 ift r2 drm J -2 column 24 final 10 result 1MC   ?? C3.71-ch-case-j-dash  ?? LOG.drm-by-word

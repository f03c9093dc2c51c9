# C3.71: a CH on a squad in a wooden building.
name = "CD-200"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K34 = { is = ["wooden-building"] }

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
a1 to-hit f MA r1 target t ammo HE drm Q +2 number 8 final 4 hit
roll r2 dr 1 for t
a1 critical-hit by r2   ok C3.7-ch-infantry
roll r3 DR 6,6 ift in a1
a1 ift r3 drm TEM -2 column 24 final 10 result 1MC   ok C3.71-ch-tem-reversed  = column 24  = drm -2

# C3.71: the level is not added to a CH.
name = "CD-199"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "5cm PaK 38" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "russian 4-4-7" }
---
by boris
place t K34
t is known
attest tem K34 +2
by anna
attest tem K34 +2
place f K40 vca K39-L39
place m K40
turn 1 german PFPh
a1 prep by f gun at K34 units t infantry-target range 6
roll r1 DR 1,1 to-hit in a1
a1 to-hit f gun r1 target t ammo HE drm Q +2 number 8 final 4 hit
roll r2 dr 1 for t
a1 critical-hit by r2   ok C3.7-ch-infantry
roll r3 DR 6,6 ift in a1
a1 ift r3 drm TEM -1 column 12 final 11 result PTC   !! C3.71-ch-tem-reversed  = column 12  = drm -2

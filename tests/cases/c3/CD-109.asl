# C3.7, C3.71: a CH by less than half the number.
name = "CD-109"
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
attest tem K34 +2
by anna
attest tem K34 +2
place f K36 vca K35-L35
turn 1 german PFPh

a1 prep by f MA at K34 units t infantry-target range 2
roll r1 DR 1,6 to-hit in a1
a1 to-hit f MA r1 target t ammo HE drm L -1, Q +2 number 8 final 8 hit
roll r2 DR 6,6 ift in a1
a1 ift r2 column 12 final 12 result NE
a2 prep by f MA rof at K34 units t infantry-target range 2
roll r3 DR 1,6 to-hit in a2
a2 to-hit f MA r3 target t ammo HE drm L -1, Q +2, N -1 number 8 final 7 hit
roll r4 DR 6,6 ift in a2
a2 ift r4 column 12 final 12 result NE
a3 prep by f MA rof at K34 units t infantry-target range 2
roll r5 DR 1,3 to-hit in a3
a3 to-hit f MA r5 target t ammo HE drm L -1, Q +2, N -2 number 8 final 3 hit   = final 3
a3 critical-hit   ok C3.7-ch-infantry  ok C3.7-ch-hit
roll r6 DR 6,6 ift in a3
a3 ift r6 drm TEM -2 column 24 final 10 result 1MC   ok C3.71-ch-double  ok C3.71-ch-tem-reversed  = column 24  = drm -2

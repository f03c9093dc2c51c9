# C3.7: half the number is no CH.
name = "CD-110"
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
roll r1 DR 1,2 to-hit in a1
a1 to-hit f MA r1 target t ammo HE drm L -1, Q +2 number 8 final 4 hit   = final 4
a1 critical-hit   ?? C3.7-ch-infantry

# C3.32: a concealed Gun in a stone building.
name = "CD-034"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw IVH", ce = true }
t = { side = "russian", type = "45mm PTP obr. 32" }
---
by boris
place t K37 vca K38-J37
t is concealed
attest tem K37 +3
by anna
attest tem K37 +3
place f K40 vca K39-L39
turn 1 german PFPh
a1 prep by f MA at K37 units t infantry-target range 3
roll r1 DR 1,1 to-hit in a1
a1 to-hit f MA r1 target t ammo HE drm K +2, P +1, Q +3 number 8 final 8 hit   ok C3.3-modified-th  = number 8  = final 8  = drm +6  = hit

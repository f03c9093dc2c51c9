# legal: IS-2 (122L) AP hits a PzKpfw VIB turret side at 12 hexes. To Kill DR 6,6; declared: Final number 14, dud.
name = "CD-050"
printing = "2e"
[players]
anna = { side = "russian" }
boris = { side = "german" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "russian", type = "IS-2", ce = true }
t = { side = "german", type = "PzKpfw VIB" }
---
by anna
place f K16 vca J15-K15
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 russian PFPh
a1 prep by f MA at K4 units t vehicle-target range 12
roll r1 DR 2,4 to-hit in a1 by anna
a1 to-hit f MA r1 target t hit
roll r2 DR 6,6 to-kill in a1 by anna
a1 to-kill r2 number 14 result no-effect   = basic 25   = To Kill 14   = does no-effect

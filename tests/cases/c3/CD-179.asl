# C6.5: the squad of a mortar fires its LMG.
name = "CD-179"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MTR = { kind = "ordnance", rof = 2 }
LMG = "german lmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["MTR", "LMG"] }
t = { side = "russian", type = "russian 4-4-7" }
---
by boris
place t K34
t is known
by anna
place f K40
turn 1 german PFPh
a1 prep by f sw:MTR at K34 units t area-target range 6
roll r1 DR 1,6 to-hit in a1
a1 to-hit f sw:MTR r1 target t ammo HE number 7 final 7 hit
roll r2 DR 6,6 ift in a1
a1 ift r2 final 12 result NE
a2 prep by f sw:LMG 3 FP at K34 range 6 total 3 FP column 2
roll r3 DR 6,5 ift in a2
a2 ift r3 column 2 final 11 result NE
a3 prep by f sw:MTR rof at K34 units t area-target range 6
roll r4 DR 4,6 to-hit in a3
a3 to-hit f sw:MTR r4 target t ammo HE drm N -1 number 7 final 9 miss   !! C6.5-acquired

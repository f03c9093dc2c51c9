# legal: in Bypass the turret goes from the front to the right side, one facing +1 and +1 for a side facing (T)
name = "70_turret_in_bypass"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["woods"] }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz G5 along G5-F4 cafp F4-G5-G4
place rs K4
turn 1 german PFPh
a1 prep by pz MA at K4 units rs infantry-target tca right
roll r1 DR 4,3 to-hit in a1 by anna
a1 to-hit pz MA r1 target rs drm A +2, I +1 number 8 final 10 miss
marker prep-fire on pz
phase-end

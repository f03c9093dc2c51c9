# legal: hull turned one hexspine for the BMG (+3), the turret goes with it; the MA turns one on, NT 3 + T 1 = +4; then the AAMG behind, free
name = "92_hull_and_turret"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVJ", ce = true, mount = "T" }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
rs2 = { side = "russian", type = "russian 4-4-7", sw = [] }
rs3 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz F5 vca G5-G6
place rs K8
rs is known
place rs2 F8
rs2 is known
place rs3 E5
rs3 is known
turn 1 german PFPh
a1 prep by pz BMG 3 FP at K8 units rs range 5 vca G6-F6 total 3 FP column 2
roll r1 DR 4,5 ift in a1 by anna
a1 ift r1 drm A +3 column 2 final 12 result NE
a2 prep by pz MA at F8 units rs2 infantry-target range 3 tca F6-E6
roll r2 DR 4,5 to-hit in a2 by anna
a2 to-hit pz MA r2 target rs2 drm A +4 number 8 final 13 miss
a3 prep by pz AAMG 2 FP x2 PBF at E5 units rs3 range 1 total 4 FP column 4
roll r3 DR 4,5 ift in a3 by anna
a3 ift r3 column 4 final 9 result NE
marker prep-fire on pz
phase-end

# legal: squads fire at a Location with a BU tank and a squad: the squad alone checks
name = "325_ce_hit_by_ordnance_line"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
gx = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K8 vca K7-L7
place gx K8
by boris
place r1 K5
place r2 K5
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,5 ift in a1 by boris
a1 ift r1 column 8 final 8 result NMC
marker prep-fire on r1
marker prep-fire on r2
by anna
roll r2 DR 3,2 mc for gx in a1 by anna
gx checks NMC r2 morale 7 passed in a1
by boris
turn 1 russian MPh

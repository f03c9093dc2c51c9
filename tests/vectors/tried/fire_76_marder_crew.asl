# legal: the open-topped CE crew of a Marder II, +2; the PTC failed, its CE stays and its MG are halved
name = "76_marder_crew"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
md = { side = "german", type = "Marder II", ce = true, open-topped = true }
---
by anna
place r1 K5
place r2 K5
by boris
place md K8 vca K7-L7
by anna
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,4 ift in a1 by anna
a1 ift r1 drm CE +2 column 8 final 9 result PTC
marker prep-fire on r1
marker prep-fire on r2
by boris
roll r2 DR 5,5 tc for md in a1 by boris
md checks PTC r2 morale 8 failed in a1
marker pin on md
by anna
turn 1 russian MPh

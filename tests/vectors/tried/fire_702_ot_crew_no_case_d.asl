# broken A7.82-ot-crew-penalties: the pinned open-topped crew fires its MA with Case D +2
name = "702_ot_crew_no_case_d"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
md = { side = "german", type = "Marder II", ce = true, open-topped = true }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place md K8 vca K7-L7
by boris
place r1 K5
place r2 K5
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 drm CE +2 column 8 final 9 result PTC
marker prep-fire on r1
marker prep-fire on r2
by anna
roll r2 DR 5,5 tc for md in a1 by anna
md checks PTC r2 morale 8 failed in a1
marker pin on md
by boris
turn 1 russian MPh
turn 1 russian DFPh
by anna
a2 final by md MA at K5 infantry-target range 3
roll r3 DR 4,6 to-hit in a2 by anna
a2 to-hit md MA r3 target r1 number 8 final 10 miss
marker final-fire on md
by boris
turn 1 russian AFPh

# legal: a DEFENDER pinned by Prep Fire: First Fire halved for the Pin, Subsequent First Fire halved twice
name = "03_pinned_defender"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["wooden-building"] }

[weapons]
LMG = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K7
place r2 K9
by anna
attest tem K5 +2
by boris
attest tem K5 +2

turn 1 russian PFPh
a1 prep by r2 inherent 4 FP at K5 range 4 total 4 FP column 4
roll r1 DR 2,3 ift in a1 by boris
a1 ift r1 drm TEM +2 column 4 final 7 result PTC
marker prep-fire on r2 at K9
by anna
roll r2 DR 4,4 tc for g1 in a1 by anna
g1 checks PTC r2 morale 7 failed in a1
g1 is pinned in a1
by boris
turn 1 russian MPh
r1 moves K6 1 MF assault seen-by g1
by anna
a2 first by g1 inherent 4 FP x2 PBF x1/2 pinned, g1 sw:LMG 3 FP x2 PBF x1/2 pinned at K6 range 1 answers r1 total 7 FP column 6
roll r3 DR 5,6 ift in a2 by anna
a2 ift r3 drm FFMO -1 column 6 final 10 result NE
marker first-fire on g1 at K5
by boris
r1 moves K6 1 MF assault seen-by g1
by anna
a3 subsequent by g1 inherent 4 FP x2 PBF x1/2 pinned x1/2 SFF, g1 sw:LMG 3 FP x2 PBF x1/2 pinned x1/2 SFF at K6 range 1 answers r1 total 3.5 FP column 2
roll r4 DR 3,3 ift in a3 by anna
a3 ift r4 drm FFMO -1 column 1 final 5 result PTC
marker final-fire on g1 at K5
by boris
roll r5 DR 3,4 tc for r1 in a3 by boris
r1 checks PTC r5 morale 7 passed in a3
turn 1 russian DFPh
turn 1 russian AFPh
a4 advancing by r1 inherent 4 FP x2 PBF x1/2 AFPh at K5 range 1 total 4 FP column 4
roll r6 DR 1,5 ift in a4 by boris
a4 ift r6 drm TEM +2 column 4 final 8 result NE
turn 1 russian RtPh

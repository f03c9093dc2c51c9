# broken: A9.3/A9.7: in SFF the LMG (B10) rolled 10 and is not marked as malfunctioned
name = "502_sustained_fire_unbroken"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
by boris
turn 1 russian MPh
r1 moves K7 1 MF not-assault seen-by g1
by anna
a1 first by g1 inherent 4 FP, g1 sw:LMG 3 FP at K7 range 2 answers r1 total 7 FP column 6
roll r1 DR 5,4 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 6 final 7 result NMC
marker first-fire on g1 at K5
by boris
roll r2 DR 1,2 mc for r1 in a1 by boris
r1 checks NMC r2 morale 7 passed in a1
r1 moves K6 1 MF not-assault seen-by g1
by anna
a2 subsequent by g1 inherent 4 FP x2 PBF x1/2 SFF, g1 sw:LMG 3 FP x2 PBF x1/2 SFF at K6 range 1 answers r1 total 7 FP column 6
roll r3 DR 6,4 ift in a2 by anna
a2 ift r3 drm FFMO -1, FFNAM -1 column 6 final 8 result PTC
marker final-fire on g1 at K5
by boris
roll r4 DR 1,3 tc for r1 in a2 by boris
r1 checks PTC r4 morale 7 passed in a2
turn 1 russian DFPh

# legal: First Fire, Subsequent First Fire with its LMG, then FPF whose Original DR is the MC of the firer
name = "02_sff_then_fpf"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }

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
place r1 K8
place r2 J7
by anna
attest tem K5 +1
by boris
attest tem K5 +1

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
roll r3 DR 3,5 ift in a2 by anna
a2 ift r3 drm FFMO -1, FFNAM -1 column 6 final 6 result 1MC
marker final-fire on g1 at K5
by boris
roll r4 DR 3,3 mc for r1 in a2 by boris
r1 checks 1MC r4 morale 7 passed in a2
r1 is pinned in a2
r2 moves J6 1 MF not-assault seen-by g1
r2 moves J5 1 MF not-assault seen-by g1
by anna
a3 fpf by g1 inherent 4 FP x2 PBF x1/2 FPF at J5 range 1 answers r2 total 4 FP column 4
roll r5 DR 4,2 ift in a3 by anna
a3 ift r5 drm FFMO -1, FFNAM -1 column 4 final 4 result 1MC
g1 checks NMC r5 morale 7 passed in a3
by boris
roll r6 DR 5,4 mc for r2 in a3 by boris
r2 checks 1MC r6 morale 7 failed in a3
r2 is broken,dm in a3
turn 1 russian DFPh
turn 1 russian AFPh
by boris
a4 advancing by r1 inherent 4 FP x2 PBF x1/2 AFPh x1/2 pinned at K5 range 1 total 2 FP column 2
roll r7 DR 3,4 ift in a4 by boris
a4 ift r7 drm TEM +1 column 2 final 8 result NE
turn 1 russian RtPh

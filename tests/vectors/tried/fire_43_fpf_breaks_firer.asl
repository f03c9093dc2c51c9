# legal: the FPF DR of 10 is the NMC of the firer, who breaks (A8.31)
name = "43_fpf_breaks_firer"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K7
place r2 J6
by anna
attest tem K5 +1
by boris
attest tem K5 +1

turn 1 russian MPh
r1 moves K6 1 MF not-assault seen-by g1
by anna
a1 first by g1 inherent 4 FP x2 PBF at K6 range 1 answers r1 total 8 FP column 8
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 8 final 9 result PTC
marker first-fire on g1 at K5
by boris
roll r2 DR 1,2 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 passed in a1
r1 moves K6 1 MF not-assault seen-by g1
by anna
a2 subsequent by g1 inherent 4 FP x2 PBF x1/2 SFF at K6 range 1 answers r1 total 4 FP column 4
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker final-fire on g1 at K5
by boris
r2 moves J5 1 MF not-assault seen-by g1
by anna
a3 fpf by g1 inherent 4 FP x2 PBF x1/2 FPF at J5 range 1 answers r2 total 4 FP column 4
roll r5 DR 6,4 ift in a3 by anna
a3 ift r5 drm FFMO -1, FFNAM -1 column 4 final 8 result NE
g1 checks NMC r5 morale 7 failed in a3
g1 is broken,dm in a3
by boris
turn 1 russian DFPh
turn 1 russian AFPh
turn 1 russian RtPh

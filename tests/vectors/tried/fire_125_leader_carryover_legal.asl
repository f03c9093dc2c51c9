# legal: a 9-1 directs First Fire, Subsequent First Fire and adjacent Final Fire of the same squad and MMG
name = "125_leader_carryover_legal"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place gl K5
by boris
place r1 K8
place r2 J7
by anna
by boris
turn 1 russian MPh
r1 moves K7 1 MF not-assault seen-by g1,gl
by anna
a1 first by g1 inherent 4 FP, g1 sw:MMG 5 FP at K7 range 2 answers r1 directed-by gl total 9 FP column 8
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1, leader -1 column 8 final 8 result NMC
marker first-fire on g1
marker first-fire on gl
by boris
roll r2 DR 1,2 mc for r1 in a1 by boris
r1 checks NMC r2 morale 7 passed in a1
r1 moves K6 1 MF not-assault seen-by g1,gl
by anna
a2 subsequent by g1 inherent 4 FP x2 PBF x1/2 SFF, g1 sw:MMG 5 FP x2 PBF x1/2 SFF at K6 range 1 answers r1 directed-by gl total 9 FP column 8
roll r3 DR 2,2 ift in a2 by anna
a2 ift r3 drm FFMO -1, FFNAM -1, leader -1 column 8 final 1 result 2KIA
marker final-fire on g1
by boris
r1 eliminated
r2 moves J6 1 MF not-assault seen-by g1,gl
turn 1 russian DFPh
turn 1 russian AFPh

# legal: First Fire with LMG and MMG; in the DFPh half its inherent FP and the MMG, both halved, at the ADJACENT squad
name = "85_final_after_two_sw"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"
MMG = "german mmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG", "MMG"] }
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
a1 first by g1 sw:LMG 3 FP, g1 sw:MMG 5 FP at K7 range 2 answers r1 total 8 FP column 8
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 8 final 9 result PTC
marker first-fire on g1
by boris
roll r2 DR 1,2 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 passed in a1
r1 moves K6 1 MF not-assault seen-by g1
turn 1 russian DFPh
by anna
a2 final by g1 inherent 4 FP x2 PBF x1/2 final-fire, g1 sw:MMG 5 FP x2 PBF x1/2 final-fire at K6 range 1 total 9 FP column 8
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 column 8 final 11 result NE
g1 malfunctions sw:MMG r3
marker final-fire on g1
turn 1 russian AFPh

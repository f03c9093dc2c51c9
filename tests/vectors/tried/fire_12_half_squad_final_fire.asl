# legal: a HS fires its LMG alone in First Fire; in the DFPh it has half its inherent FP against the adjacent squad (A7.353)
name = "12_half_squad_final_fire"
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
gh = { side = "german", type = "german 2-4-7", sw = ["LMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place gh K5
by boris
place r1 K8
by anna
attest tem K5 +1
by boris
attest tem K5 +1

turn 1 russian MPh
r1 moves K7 1 MF not-assault seen-by gh
by anna
a1 first by gh sw:LMG 3 FP at K7 range 2 answers r1 total 3 FP column 2
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
marker first-fire on gh at K5
by boris
r1 moves K6 1 MF not-assault seen-by gh
turn 1 russian DFPh
by anna
a2 final by gh inherent 2 FP x2 PBF x1/2 final-fire at K6 range 1 total 2 FP column 2
roll r2 DR 2,3 ift in a2 by anna
a2 ift r2 column 2 final 5 result NMC
marker final-fire on gh at K5
by boris
roll r3 DR 5,3 mc for r1 in a2 by boris
r1 checks NMC r3 morale 7 failed in a2
r1 is broken,dm in a2
turn 1 russian AFPh

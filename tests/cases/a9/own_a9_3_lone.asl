# A leader alone fires his LMG in Subsequent First Fire: Sustained Fire if it fired before; whether it did, when no line says it; not by a kept ROF (A9.3).
name = "own_a9_3_lone"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
l = { side = "german", type = "9-1", sw = ["LMG"] }
k = { side = "german", type = "9-1", sw = ["LMG"] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l K9
place k M9
by boris
place s K4
s is known
turn 1 russian MPh
s moves K5 1 MF not-assault seen-by l
by anna
a1 first by l sw:LMG 3 FP x1/2 one-smc at K5 range 4 answers s total 1.5 FP column 1
roll r1 DR 1,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 1 final 5 result PTC
marker first-fire on l
by boris
roll r9 DR 1,2 tc for s in a1 by boris
s checks PTC r9 morale 7 passed in a1
s moves K6 1 MF not-assault seen-by l
by anna
a2 subsequent by l sw:LMG 3 FP x1/2 one-smc at K6 range 3 answers s total 1.5 FP column 1   ok A9.3-not-who
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 1 final 8 result NE
a3 subsequent by k sw:LMG 3 FP x1/2 one-smc x1/2 SFF at K6 range 4 answers s total 0.75 FP   ?? A9.3-not-who
roll r3 DR 5,4 ift in a3 by anna
a3 ift r3 drm FFMO -1, FFNAM -1 final 7 result NE
by boris
turn 1 russian DFPh

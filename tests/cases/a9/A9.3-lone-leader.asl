# vector A9.3-lone-leader
# A lone leader whose LMG is marked First Fire uses SFF with it. No Sustained Fire by a lone SMC.
name = "A9.3-lone-leader"
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
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l K9
by boris
place s K4
s is known
turn 1 russian MPh
s moves K5 1 MF not-assault seen-by l
by anna
a0 first by l sw:LMG 3 FP x1/2 one-smc at K5 range 4 answers s total 1.5 FP column 1
roll r0 DR 6,5 ift in a0 by anna
a0 ift r0 drm FFMO -1, FFNAM -1 column 1 final 9 result NE
marker first-fire on l
by boris
s moves K6 1 MF not-assault seen-by l
by anna
a1 subsequent by l sw:LMG 3 FP x1/2 one-smc x1/2 SFF at K6 range 3 answers s total 0.75 FP   ?? A9.3-not-who
roll r1 DR 6,3 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 final 7 result NE
marker final-fire on l
by boris
turn 1 russian DFPh

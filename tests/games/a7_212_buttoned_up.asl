# The A7.212 example, last sentence, read as notes 1 of the ledger say: were the vehicle a BU closed-topped AFV,
# the squad upstairs would have nobody to fire TPBF at. It may fire at any hex.
# example A7.212-EX-5
name = "A7.212: a tank below"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "russian 4-4-7" }
tk = { side = "german", type = "PzKpfw IVH" }
f = { side = "german", type = "german 4-6-7" }
---
place tk K5 vca K4-L4
place f M5
by rudi
place s K5 level 1
turn 1 german DFPh
a1 final by s inherent 4 FP at M5 range 2 total 4 FP column 4   = 4 FP
roll r1 DR 2,4 ift in a1 by rudi
a1 ift r1 column 4 final 6 result NMC   = NMC
marker final-fire on s at K5
by gerda
roll r2 DR 5,2 mc for f in a1 by gerda
# 7 is the highest DR that passes
f checks NMC r2 morale 7 passed in a1
f is pinned in a1
phase-end

# A leader alone fires a MG by half.
name = "own_a9_12_lone_smc_kept"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
LMG = "german lmg"
MMG = "german mmg"
HMG = "german hmg"
RMMG = "russian mmg"
[units]
e = { side = "german", type = "8-1", sw = ["MMG"] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place e K9
by boris
place r K6
r is known
by anna
turn 1 german PFPh
a1 prep by e sw:MMG 5 FP x1/2 one-smc at K6 range 3 total 2.5 FP column 2   ok A7.35-lone-smc
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
marker prep-fire on e at K9

# A9.12: a MG that a leader fires beside another, of whom the attack says nothing: two may man it.
name = "own_two_smc"
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
rLMG = "russian lmg"
rMMG = "russian mmg"
rHMG = "russian hmg"
[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
k = { side = "russian", type = "8-0", sw=["rMMG"], nation = "russian" }
l = { side = "russian", type = "8-1", sw = [], nation = "russian" }
---
place s K5
place k K1
place l K1
turn 1 german MPh
s moves K4 1 MF not-assault seen-by k,l
a1 first by k sw:rMMG 4 FP at K4 range 3 answers s total 4 FP column 4   ?? A7.35-lone-smc
roll r1 DR 4,6 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1 column 4 final 8 result NE
turn 1 german DFPh

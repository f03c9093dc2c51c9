# Who tried to Recover a SW in a RPh repairs nothing in it (A9.72, A3.1). A MG that is handed on stays broken down.
name = "own_a9_72_only_act"
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
s = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
t = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place t K5
marker named LMG at K5
s malfunctions sw:MMG
by boris
place e K15
by anna
turn 1 german RPh
roll r1 dr 3 named "recovery LMG" for s by anna
s recovers LMG r1 recovered
roll r2 dr 3 repair for s by anna
s repair sw:MMG r2 not-repaired   ?? A9.72-only-act
s gives MMG to t
turn 1 german PFPh
a1 prep by t sw:MMG 5 FP at K15 range 10 total 5 FP column 4   !! A9.7-no-fire
roll r3 DR 6,5 ift in a1 by anna
a1 ift r3 column 4 final 11 result NE
marker prep-fire on t

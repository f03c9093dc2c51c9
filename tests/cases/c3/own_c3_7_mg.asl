# C3.7: a MG.
name = "own_c3_7_mg"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "russian lmg"

[units]
f = { side = "russian", type = "russian 4-4-7", sw = ["LMG"] }
t = { side = "german", type = "SPW 251/1" }
---
by anna
place f K5
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 russian PFPh
a1 prep by f sw:LMG to-kill at K4 units t vehicle-target range 1
roll r1 DR 1,1 to-hit in a1 by anna
a1 to-hit f sw:LMG r1 target t hit
a1 critical-hit   ?? C3.7-mg-no-ch

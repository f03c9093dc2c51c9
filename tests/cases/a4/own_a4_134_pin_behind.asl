# Who made a Minimum Move is marked on the line behind First Fire.
name = "own_a4_134_pin_behind"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
rLMG = "russian lmg"
rMMG = "russian mmg"
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = ["rMMG", "rLMG"] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 Z9
by boris
place r1 K1
turn 1 russian MPh
r1 declares minimum-move
r1 moves K2 1 MF not-assault seen-by nobody
turn 1 russian DFPh
r1 is pinned,cx

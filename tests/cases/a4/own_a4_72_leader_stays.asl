# A leader who stays behind lends nothing to an advance (A4.12).
name = "own_a4_72_leader_stays"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K11 = { is = ["woods"] }
[weapons]
rMMG = "russian mmg"
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = ["rMMG"] }
l1 = { side = "russian", type = "8-0", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 A1
by boris
place r1 K12
place l1 K12
by boris
turn 1 russian APh
r1 advances K11
turn 1 russian CCPh   !! A4.72-difficult-cx
turn-end

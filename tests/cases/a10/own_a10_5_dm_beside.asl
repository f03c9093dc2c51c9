# A broken unit beside a Known armed enemy is under DM and routs, though no line lays the counter; of one far from all it is asked.
name = "own_a10_5_dm_beside"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K4 = { is = ["woods"] }
U4 = { is = ["woods"] }
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K5
s1 is broken
place s2 U5
s2 is broken
by boris
place e1 K7
place e2 U12
e2 is known
turn 1 russian MPh
e1 moves K6 1 MF
e2 moves U11 1 MF
turn 1 russian RtPh
by anna
s1 routs K4
s2 routs U4   ?? A10.5-dm-only

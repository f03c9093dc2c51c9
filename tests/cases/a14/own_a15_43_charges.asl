# A berserk unit goes for the enemy that it sees (A15.43).
name = "own_a15_43_charges"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
f = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place s K5
s is berserk
by anna
place f K15
f is known
by boris
s los f exists
turn 1 russian MPh
s moves K6 1 MF   ok A15.43-acts
s moves K7 1 MF
turn 1 russian DFPh   ok A15.43-charge

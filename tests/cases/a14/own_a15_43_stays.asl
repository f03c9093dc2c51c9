# A berserk unit that sees a Known enemy stays in its MPh, and one advances (A15.43).
name = "own_a15_43_stays"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
s2 = { side = "russian", type = "russian 4-4-7", sw = [] }
f = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place s K5
s is berserk
place s2 M5
s2 is berserk
by anna
place f K9
f is known
by boris
s los f exists
s2 los f blocked
turn 1 russian MPh
turn 1 russian DFPh   !! A15.43-charge
turn 1 russian APh
s2 advances M6   !! A15.43-acts

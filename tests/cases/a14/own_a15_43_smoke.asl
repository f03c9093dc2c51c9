# A berserk unit places no SMOKE (A15.43).
name = "own_a15_43_smoke"
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
place f K9
f is known
by boris
turn 1 russian MPh
s moves K5 2 MF for smoke   !! A15.43-acts

# vector A14.1-order
# A MC DR equal to the SAN: the Sniper dr and its attack are resolved before the failed MC breaks the unit and before the next unit checks. It comes after all effects of that DR.
name = "A14.1-order"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[san]
german = 7
russian = 6

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is known
by boris
place e K7
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 2 total 4 FP column 4
roll r1 DR 1,2 ift in a1 by boris
a1 ift r1 column 4 final 3 result 2MC
by anna
roll r2 DR 3,3 mc for s in a1 by anna
s checks 2MC r2 morale 7 failed in a1
by boris
roll r3 dr 2 sa by boris
sniper russian r3 woken-by r2 at K5 against s   ?? A14.1-after
by anna
s is broken,dm in a1
by boris
marker prep-fire on e
turn 1 russian MPh

# vector A10.1-2mc-five
# A squad with Morale Level 7 takes a 2MC: dice 2,3. 5 + 2 = 7 <= 7: passes with the highest DR: pinned.
name = "A10.1-2mc-five"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
by boris
place e K9
turn 1 russian PFPh
by boris
a1 prep by e inherent 4 FP at K5 range 4 total 4 FP column 4
roll r10 DR 1,2 ift in a1 by boris
a1 ift r10 column 4 final 3 result 2MC
marker prep-fire on e
by anna
roll r1 DR 2,3 mc for s in a1 by anna
s checks 2MC r1 morale 7 passed in a1
s is pinned in a1

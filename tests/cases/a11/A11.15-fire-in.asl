# A squad fires at a Melee; the enemy squad alone checks.
# Both sides are hit.
name = "A11.15-fire-in"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "german", type = "8-3-8", kind = "squad", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
place f K8
by boris
place d K5
d is melee
d is known
by anna
a is melee
turn 1 german PFPh
a1 prep by f inherent 8 FP at K5 range 3 units d total 8 FP column 8   !! A11.15-fire-into
roll r1 DR 3,4 ift in a1
a1 ift r1 final 7 result 1MC
by boris
roll r2 DR 4,4 mc for d in a1
d checks 1MC r2 morale 7 failed in a1
d is broken,dm in a1
by anna
marker prep-fire on f

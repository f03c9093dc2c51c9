# Who is Known has no '?' any more: the fire is not halved.
name = "A7.23: Known since"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
u1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K9
place s2 L9
by boris
place u1 K6
u1 is concealed
by anna
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x1/2 concealed at K6 range 3 total 2 FP column 2
roll r1 DR 3,1 ift in a1 by anna
a1 ift r1 column 2 final 4 result 1MC
marker prep-fire on s1 at K9
by boris
roll r2 DR 2,4 mc for u1 in a1 by boris
u1 checks 1MC r2 morale 7 passed in a1
u1 is pinned in a1
u1 is known
by anna
a2 prep by s2 inherent 4 FP x1/2 concealed at K6 range 4 total 2 FP column 2   !! A7.23-concealed-half
roll r3 DR 5,4 ift in a2 by anna
a2 ift r3 column 2 final 9 result NE
marker prep-fire on s2 at L9
turn 1 german MPh

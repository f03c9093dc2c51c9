# A pinned unit goes berserk, and its Pin goes: its fire is not halved.
name = "A7.8: berserk since"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
u1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K9
by boris
place u1 K6
by anna
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at K6 range 3 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by anna
a1 ift r1 column 4 final 7 result PTC
marker prep-fire on s1 at K9
by boris
roll r2 DR 5,4 tc for u1 in a1 by boris
u1 checks PTC r2 morale 7 failed in a1
u1 is pinned in a1
u1 is berserk   ?? LOG.status-by-word
by anna
turn 1 german MPh
turn 1 german DFPh
by boris
a2 final by u1 inherent 4 FP at K9 range 3 total 4 FP column 4
roll r3 DR 6,5 ift in a2 by boris
a2 ift r3 column 4 final 11 result NE
marker final-fire on u1 at K6
by anna
turn 1 german AFPh

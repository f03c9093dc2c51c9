# The concealed leader is read by half FP and is not harmed: the squad alone checks (A7.23).
name = "A7.303: a concealed leader"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
l1 = { side = "russian", type = "8-0", broken-morale = 7 }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K6
place s2 K6
by boris
place l1 K2
place r1 K2
l1 is concealed
r1 is known
by anna
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s2 inherent 4 FP at K2 range 4 total 8 FP column 8
roll r1 DR 3,5 ift in a1 by anna
a1 ift r1 column 8 final 8 result NMC
marker prep-fire on s1 at K6
marker prep-fire on s2 at K6
by boris
roll r3 DR 3,2 mc for r1 in a1 by boris
r1 checks NMC r3 morale 7 passed in a1   ok A7.303-best-leaders-first
by anna
turn 1 german MPh

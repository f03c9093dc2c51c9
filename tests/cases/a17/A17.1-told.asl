# A Wound Severity dr of 6 kills, and the leader goes.
name = "A17.1: a mortal wound, told"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
l1 = { side = "russian", type = "8-0", broken-morale = 8 }
r1 = { side = "russian", type = "russian 4-5-8", sw = [] }
---
by anna
place s1 K6
place s2 K6
by boris
place r1 K3
place l1 K3
r1 is known
by anna
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s2 inherent 4 FP at K3 range 3 total 8 FP column 8
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 column 8 final 3 result K/2
marker prep-fire on s1 at K6
marker prep-fire on s2 at K6
by boris
roll r2 dr 5 rs for l1 in a1 by boris
roll r3 dr 4 rs for r1 in a1 by boris
random-selection of l1:r2,r1:r3 chosen l1 in a1
roll r5 dr 6 wound for l1 in a1 by boris
l1 eliminated
roll r6 DR 1,2 mc for r1 in a1 by boris
r1 checks 2MC r6 morale 8 passed in a1
by anna
turn 1 german MPh   ok A17.1-severity

# vector A17.11-second
# A wounded leader is wounded again, severity dr 4, and lives. 4 + 1 = 5: dead.
name = "A17.11-second"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
l = { side = "german", type = "8-1", broken-morale = 8 }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l K5
l is wounded
l is known
by boris
place e K8
place f K8
turn 1 russian PFPh
a1 prep by e inherent 4 FP, f inherent 4 FP at K5 range 3 total 8 FP column 8
roll r1 DR 1,2 ift in a1
a1 ift r1 column 8 final 3 result K/2
marker prep-fire on e
marker prep-fire on f
by anna
roll r2 dr 4 wound for l in a1
l is wounded in a1
by boris
turn 1 russian MPh   !! A17.1-severity

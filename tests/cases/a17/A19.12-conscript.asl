# vector A19.12-conscript
# A Russian 4-2-6 with ELR 2 fails a NMC with 9. 9 - 6 = 3 > 2 and no lower class: broken and Disrupted.
name = "A19.12-conscript"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[elr]
russian = 2
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "russian", type = "russian 4-2-6", sw = [] }
e = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place s K5
s is known
by anna
place e K8
turn 1 german PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1
a1 ift r1 column 4 final 6 result NMC
marker prep-fire on e
by boris
roll r2 DR 4,5 mc for s in a1
s checks NMC r2 morale 6 failed in a1
s is broken,dm,disrupted in a1
by anna
turn 1 german MPh

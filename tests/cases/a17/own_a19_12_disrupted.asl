# Of the lowest class, and failing by more than the ELR: broken and Disrupted. By no more than it, what Disrupts it is asked.
name = "own_a19_12_disrupted"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[elr]
russian = 2
german = 2
[units]
e1 = { side = "german", type = "german 4-6-7", sw = [] }
c1 = { side = "russian", type = "russian 4-2-6", sw = [] }
c2 = { side = "russian", type = "russian 4-2-6", sw = [] }
---
by boris
place c1 K8
place c2 K8
by anna
place e1 K5
turn 1 german PFPh
a1 prep by e1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 3,2 ift in a1
a1 ift r1 final 5 result 1MC
by boris
roll r2 DR 6,4 mc for c1 in a1
c1 checks 1MC r2 morale 6 failed in a1
c1 is broken,dm,disrupted in a1
roll r3 DR 3,4 mc for c2 in a1
c2 checks 1MC r3 morale 6 failed in a1
c2 is broken,dm,disrupted in a1   ?? LOG.status-by-word

# A19.13: a squad whose place another has taken is replaced by no second one.
name = "own_replaced_twice"
printing = "2e"
[players]
gerda = { side = "german" }
rudi = { side = "russian" }
[elr]
russian = 3
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
n = { side = "russian", type = "russian 4-2-6", sw = [] }
m = { side = "russian", type = "russian 4-2-6", sw = [] }
---
place s A8
place r1 A5
turn 1 german PFPh
a2 prep by s inherent 4 FP at A5 range 3 total 4 FP column 4
roll r2 DR 1,3 ift in a2
a2 ift r2 column 4 final 4 result 1MC
roll r3 DR 6,5 mc for r1 in a2
r1 checks 1MC r3 morale 7 failed in a2
r1 is broken,dm in a2
r1 replaced by n like n in a2
r1 replaced by m like m in a2   !! LOG.unit-gone
turn 1 german MPh

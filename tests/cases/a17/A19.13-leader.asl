# vector A19.13-leader
# An 8-1 with ELR 3 fails a 2MC with 10. 10 + 2 - 8 = 4 > 3: a broken 8-0.
name = "A19.13-leader"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[elr]
german = 3
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "8-1", broken-morale = 8 }
low = { side = "german", type = "8-0", broken-morale = 8 }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is known
by boris
place e K8
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 1,2 ift in a1
a1 ift r1 column 4 final 3 result 2MC
marker prep-fire on e
by anna
roll r2 DR 4,6 mc for s in a1
s checks 2MC r2 morale 8 failed in a1
s replaced by m like low in a1   ok A19.13-replaced
m is broken,dm in a1
by boris
turn 1 russian MPh

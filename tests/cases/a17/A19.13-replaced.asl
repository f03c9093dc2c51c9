# vector A19.13-replaced
# A German 4-6-7 with ELR 2 fails a NMC with 10. 10 - 7 = 3 > 2: a broken 4-4-7.
name = "A19.13-replaced"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[elr]
german = 2
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
low = { side = "german", type = "german 4-4-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is known
by boris
place e K8
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1
a1 ift r1 column 4 final 6 result NMC
marker prep-fire on e
by anna
roll r2 DR 4,6 mc for s in a1
s checks NMC r2 morale 7 failed in a1
s replaced by t like low in a1   ok A19.13-replaced
t is broken,dm in a1
by boris
turn 1 russian MPh

# vector A10.31-unbroken-twelve
# A Good Order 4-6-7 (ELR 5) rolls 6,6 on a NMC. 12 - 7 = 5, not above ELR 5: Reduced and broken, same class: a broken 2-4-7.
name = "A10.31-unbroken-twelve"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[elr]
german = 5
russian = 5

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 2-4-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
by boris
place e K9
turn 1 russian PFPh
by boris
a1 prep by e inherent 4 FP at K5 range 4 total 4 FP column 4
roll r10 DR 2,4 ift in a1 by boris
a1 ift r10 column 4 final 6 result NMC
marker prep-fire on e
by anna
roll r1 DR 6,6 mc for s in a1 by anna
s checks NMC r1 morale 7 failed in a1
s reduced into h in a1
h is broken,dm in a1
by boris
turn 1 russian MPh

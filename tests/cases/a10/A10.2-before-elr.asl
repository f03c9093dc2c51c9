# vector A10.2-before-elr
# A 9-1 (ELR 3) rolls 6,6 on a 1MC beside a squad of morale 8; the wound dr is 5. The squad passed its 1MC and takes a LLMC. His level before the attack, 9, counts: 8 < 9, +1.
name = "A10.2-before-elr"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[elr]
german = 3
russian = 5

[default-terrain]
is = ["open-ground"]

[units]
l = { side = "german", type = "9-1" }
b = { side = "german", type = "6-2-8", kind = "squad", broken-morale = 8, sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l K5
place b K5
by boris
place e K9
turn 1 russian PFPh
by boris
a1 prep by e inherent 4 FP at K5 range 4 total 4 FP column 4
roll r10 DR 1,3 ift in a1 by boris
a1 ift r10 column 4 final 4 result 1MC
marker prep-fire on e
by anna
roll r1 DR 6,6 mc for l in a1 by anna
l checks 1MC r1 morale 9 failed in a1
roll r2 dr 5 wound for l in a1 by anna
l eliminated
roll r3 DR 2,3 mc for b in a1 by anna
b checks 1MC r3 morale 8 passed in a1
roll r4 DR 3,3 mc for b in a1 by anna
b checks LLMC r4 drm leader +1 morale 8 passed in a1
by boris
turn 1 russian MPh

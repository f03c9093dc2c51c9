# vector A14.3-dr-two-leader-dies
# The severity dr is 5 and he is marked wounded. 5 or 6 kills: eliminated, LLMC for the 4-4-7.
name = "A14.3-dr-two-leader-dies"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[san]
german = 3
russian = 4

[default-terrain]
is = ["open-ground"]

[units]
l = { side = "german", type = "8-1" }
s = { side = "german", type = "german 4-4-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l K5
place s K5
l is known
s is known
by boris
place e K9
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 4 total 4 FP column 4
roll r1 DR 1,3 ift in a1 by boris
a1 ift r1 column 4 final 4 result 1MC
by anna
roll r2 DR 1,3 mc for l in a1 by anna
l checks 1MC r2 morale 8 passed in a1
roll r3 DR 2,3 mc for s in a1 by anna
s checks 1MC r3 drm leader -1 morale 7 passed in a1
by boris
marker prep-fire on e
roll r4 dr 2 sa by boris
roll r5 dr 5 rs for l by boris
roll r6 dr 2 rs for s by boris
random-selection of l:r5,s:r6 chosen l
sniper russian r4 woken-by r2 at K5 against l
by anna
roll r7 dr 5 wound for l by anna
l is wounded
by boris
turn 1 russian MPh   !! A17.1-severity

# vector A14.4-pinned-member
# The pinned HS takes part for another -1. Pinned units do not.
name = "A14.4-pinned-member"
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
s = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 2-4-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place h K5
s is known
h is known
by boris
place e K9
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 4 total 4 FP column 4
roll r1 DR 1,3 ift in a1 by boris
a1 ift r1 column 4 final 4 result 1MC
by anna
roll r3 DR 1,3 mc for s in a1 by anna
s checks 1MC r3 morale 7 passed in a1
roll r4 DR 2,3 mc for h in a1 by anna
h checks 1MC r4 morale 7 passed in a1
by boris
marker prep-fire on e
roll r5 dr 2 sa by boris
roll r7 dr 2 rs for s by boris
roll r8 dr 6 rs for h by boris
random-selection of s:r7,h:r8 chosen h
sniper russian r5 woken-by r3 at K5 against h
by anna
h is pinned
roll r9 DR 3,2 sniper-check by anna
sniper-check russian r9 by s,h drm -3 eliminated   !! A14.4-check
by boris
turn 1 russian MPh

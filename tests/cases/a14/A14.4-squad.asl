# vector A14.4-squad
# After a Sniper dr 2 a squad and an 8-1 of that Location, unfired and unmoved, make a Sniper Check: dice 3,2. -1 leader -2 squad: 5 - 3 = 2: Sniper eliminated, SAN 4 becomes 3; both TI.
name = "A14.4-squad"
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
l = { side = "german", type = "8-1" }
h = { side = "german", type = "german 2-4-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place l K5
place h K5
s is known
l is known
h is known
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
roll r4 DR 2,3 mc for h in a1 by anna
h checks 1MC r4 drm leader -1 morale 7 passed in a1
by boris
marker prep-fire on e
roll r5 dr 2 sa by boris
roll r6 dr 5 rs for l by boris
roll r7 dr 2 rs for s by boris
roll r8 dr 6 rs for h by boris
random-selection of l:r6,s:r7,h:r8 chosen h
sniper russian r5 woken-by r2 at K5 against h
by anna
h is pinned
roll r9 DR 3,2 sniper-check by anna
sniper-check russian r9 by s,l drm -3 eliminated   ok A14.4-check   ok A14.4-drm  = final 2  = san 3
by boris
turn 1 russian MPh

# Sniper Checks (A14.4): the DRM, what the Final DR does, one check for one attack, and none without an attack.
name = "own_a14_4_check"
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
f = { side = "german", type = "german 4-6-7", sw = [] }
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K5
place s1 M1
place s2 M1
by boris
place e K8
by anna
turn 1 german PFPh
a1 prep by f inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 1,3 ift in a1 by anna
a1 ift r1 column 4 final 4 result 1MC
by boris
roll r2 DR 2,3 mc for e in a1 by boris
e checks 1MC r2 morale 7 passed in a1
by anna
marker prep-fire on f
roll r3 DR 3,2 sniper-check by anna
sniper-check russian r3 by s1 drm -2 pinned   !! A14.4-check
by boris
roll r4 dr 2 sa by boris
roll r5 dr 5 rs for s1 by boris
roll r6 dr 2 rs for s2 by boris
random-selection of s1:r5,s2:r6 chosen s1
sniper russian r4 woken-by r1 at M1 against s1
by anna
s1 is pinned
roll r7 DR 3,2 sniper-check by anna
sniper-check russian r7 by s2 drm -1 pinned   !! A14.4-drm   !! A14.4-check  = unharmed

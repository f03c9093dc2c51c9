# vector A14.4-san-down
# A Sniper of SAN 2 was eliminated; later a DR of 2 activates it again. 2 - 1 = 1: out of play.
name = "A14.4-san-down"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[san]
german = 3
russian = 2

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "german 4-6-7", sw = [] }
f2 = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 4-6-7", sw = [] }
c = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K5
place f2 S5
place h M1
place c M1
by boris
place e K8
place e2 S8
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 column 4 final 7 result PTC
by anna
roll r2 DR 1,1 tc for f in a1 by anna
f checks PTC r2 morale 7 passed in a1
by boris
marker prep-fire on e
roll r3 dr 2 sa by boris
roll r4 dr 5 rs for h by boris
roll r5 dr 2 rs for c by boris
random-selection of h:r4,c:r5 chosen h
sniper russian r3 woken-by r2 at M1 against h
by anna
h is pinned
roll r6 DR 2,2 sniper-check by anna
sniper-check russian r6 by c drm -2 eliminated   ok A14.4-check   = san 1
by boris
a2 prep by e2 inherent 4 FP at S5 range 3 total 4 FP column 4
roll r7 DR 3,4 ift in a2 by boris
a2 ift r7 column 4 final 7 result PTC
by anna
roll r8 DR 1,1 tc for f2 in a2 by anna
f2 checks PTC r8 morale 7 passed in a2
by boris
marker prep-fire on e2
roll r9 dr 1 sa by boris
sniper russian r9 woken-by r8 at S5 against f2   ?? A14.4-san-falls

# What a Sniper does (A14.3): a dr of 1 kills a SMC, and what it does to a MMC is asked; a dr of 2 pins a MMC and no more.
name = "own_a14_3_does"
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
f2 = { side = "german", type = "german 4-6-7", sw = [] }
f3 = { side = "german", type = "german 4-6-7", sw = [] }
f4 = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "8-1" }
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
b = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
e3 = { side = "russian", type = "russian 4-4-7", sw = [] }
e4 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K5
place f2 B5
place f3 F5
place f4 W5
place l M1
place s1 O1
place s2 Q1
place b Q1
b is broken
by boris
place e K8
place e2 B8
place e3 F8
place e4 W8
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
by boris
roll r3 dr 1 sa by boris
sniper russian r3 woken-by r1 at M1 against l
by anna
a2 prep by f2 inherent 4 FP at B8 range 3 total 4 FP column 4
roll r4 DR 1,3 ift in a2 by anna
a2 ift r4 column 4 final 4 result 1MC
by boris
roll r5 DR 2,3 mc for e2 in a2 by boris
e2 checks 1MC r5 morale 7 passed in a2
by anna
marker prep-fire on f2
by boris
roll r6 dr 1 sa by boris
sniper russian r6 woken-by r4 at O1 against s1
by anna
a3 prep by f3 inherent 4 FP at F8 range 3 total 4 FP column 4
roll r7 DR 1,3 ift in a3 by anna
a3 ift r7 column 4 final 4 result 1MC
by boris
roll r8 DR 2,3 mc for e3 in a3 by boris
e3 checks 1MC r8 morale 7 passed in a3
by anna
marker prep-fire on f3
by boris
roll r9 dr 2 sa by boris
roll r10 dr 5 rs for s2 by boris
roll r11 dr 2 rs for b by boris
random-selection of s2:r10,b:r11 chosen s2
sniper russian r9 woken-by r7 at Q1 against s2
by anna
s2 is broken   !! A14.3-two  = pinned
turn 1 german MPh   !! A14.3-one   ?? A14.3-one   ?? A14.3-dm

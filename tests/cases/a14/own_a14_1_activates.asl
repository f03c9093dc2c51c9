# Who rolls for a Sniper, and by which DR (A14.1): a Rally DR wakes none, a MC DR one, and each but once.
name = "own_a14_1_activates"
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
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K5
s1 is broken
place s2 M5
s2 is known
by boris
place e M8
e is known
place e2 S9
by anna
turn 1 german RPh
roll r1 DR 1,3 rally for s1 by anna
s1 checks rally r1 drm self-rally +1 morale 7 passed
s1 is no-longer broken
# no DR of this phase wakes one
by boris
roll r2 dr 5 sa by boris
sniper russian r2   !! A14.1-activates
by anna
turn 1 german PFPh
a1 prep by s2 inherent 4 FP at M8 range 3 total 4 FP column 4
roll r3 DR 1,3 ift in a1 by anna
a1 ift r3 column 4 final 4 result 1MC
by boris
roll r4 DR 2,3 mc for e in a1 by boris
e checks 1MC r4 morale 7 passed in a1
roll r5 dr 5 sa by boris
sniper russian r5 woken-by r3   ok A14.1-activates   ok A14.2-hex
roll r6 dr 5 sa by boris
sniper russian r6 woken-by r3   !! A14.1-activates
by anna
marker prep-fire on s2
turn 1 german MPh
turn 1 german DFPh
by boris
a2 final by e inherent 4 FP at M5 range 3 total 4 FP column 4
roll r7 DR 2,4 ift in a2 by boris
a2 ift r7 column 4 final 6 result NMC
by anna
roll r8 DR 1,3 mc for s2 in a2 by anna
s2 checks NMC r8 morale 7 passed in a2
by boris
marker final-fire on e
roll r9 dr 4 sa by boris
sniper russian r9   ok A14.1-activates
turn 1 german AFPh   ok A14.1-activates

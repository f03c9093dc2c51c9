# Surrender by Heat of Battle (A15.5): one witness tells who goes berserk instead.
name = "own_a15_5_surrender"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-3-6", sw = [] }
s2 = { side = "german", type = "german 4-3-6", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place s2 S5
by boris
place e K8
place e2 S8
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1 by boris
a1 ift r1 column 4 final 6 result NMC
by anna
roll r2 DR 1,1 mc for s in a1 by anna
s checks NMC r2 morale 6 passed in a1
roll r3 DR 6,5 hob for s by anna
s hob r3 drm +1 surrender   ok A15.5-surrender
by boris
marker prep-fire on e
a2 prep by e2 inherent 4 FP at S5 range 3 total 4 FP column 4
roll r4 DR 2,4 ift in a2 by boris
a2 ift r4 column 4 final 6 result NMC
by anna
roll r5 DR 1,1 mc for s2 in a2 by anna
s2 checks NMC r5 morale 6 passed in a2
roll r6 DR 6,5 hob for s2 by anna
s2 hob r6 drm +1 berserk   ?? A15.5-surrender
by boris
marker prep-fire on e2
turn 1 russian MPh

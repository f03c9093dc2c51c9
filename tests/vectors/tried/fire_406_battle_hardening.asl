# legal: Original 2 on the MC: Heat of Battle; r1 is Battle Hardened into a 4-5-8 (A15.3)
name = "406_battle_hardening"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
el = { side = "russian", type = "russian 4-5-8" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,5 ift in a1 by anna
a1 ift r1 column 8 final 8 result NMC
marker prep-fire on g1
marker prep-fire on g2
by boris
roll r2 DR 1,1 mc for r1 in a1 by boris
r1 checks NMC r2 morale 7 passed in a1
roll r3 DR 3,2 hob for r1 by boris
r1 hob r3 drm +2 hardening into r1e like el
by anna
turn 1 german MPh

# A Sniper breaks a unit at which an attack without effect was made (A14.3): that attack did not, and nobody says that it did.
name = "own_a14_3_beside_fire"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[san]
german = 5

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place s2 S5
by boris
place r K8
place r2 S8
r is known
r2 is known
by anna
turn 1 german PFPh
a1 prep by s inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result none
a2 prep by s2 inherent 4 FP at S8 range 3 total 4 FP column 4
roll r2 DR 2,4 ift in a2 by anna
a2 ift r2 column 4 final 6 result NMC
by boris
roll r3 DR 2,3 mc for r2 in a2 by boris
r2 checks NMC r3 morale 7 passed in a2
by anna
roll r4 dr 1 sa by anna
sniper german r4 woken-by r3 against r   ok A14.1-activates   ok A14.1-after
by boris
r is broken,dm
by anna
marker prep-fire on s
marker prep-fire on s2
turn 1 german MPh   ok A14.3-one

# broken A7.9-inexperienced-double: Conscripts 4-2-6 cower by two columns: 8 to 4, Final 7 PTC, not 6 NMC
name = "50_conscripts"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["woods"] }

[units]
c1 = { side = "russian", type = "russian 4-2-6" }
c2 = { side = "russian", type = "russian 4-2-6" }
r1 = { side = "german", type = "german 4-6-7" }
---
by anna
place c1 K6
place c2 K6
by boris
place r1 K8
by anna
attest tem K8 +1
by boris
attest tem K8 +1
by anna
turn 1 russian PFPh
a1 prep by c1 inherent 4 FP, c2 inherent 4 FP at K8 range 2 total 8 FP column 8
roll r1 DR 3,3 ift in a1 by anna
a1 ift r1 drm TEM +1 column 6 final 7 result NMC
marker prep-fire on c1
marker prep-fire on c2
by boris
roll r2 DR 1,2 mc for r1 in a1 by boris
r1 checks NMC r2 morale 7 passed in a1
by anna
turn 1 russian MPh

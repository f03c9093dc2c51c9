# A Commissar raises the Morale Levels there: whether a LLTC is due nobody tells.
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
l1 = { side = "russian", type = "8-0" }
c1 = { side = "russian", type = "9-0", commissar = true }
---
by anna
place s1 K6
by boris
place r1 K3
place l1 K3
place c1 K3
by anna
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at K3 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1 by anna
a1 ift r1 column 4 final 6 result NMC
marker prep-fire on s1 at K6
by boris
roll r9 DR 2,3 mc for c1 in a1 by boris
c1 checks NMC r9 morale 9 passed in a1
roll r2 DR 6,5 mc for l1 in a1 by boris
l1 checks NMC r2 morale 8 failed in a1
l1 is broken,dm in a1
roll r4 DR 2,2 mc for r1 in a1 by boris
r1 checks NMC r4 morale 8 passed in a1
by anna
turn 1 german MPh

# A Commissar raises the Morale Level of those with him by one, though the check does not tell it.
name = "own_a25_22_commissar"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
h1 = { side = "german", type = "german 2-4-7", sw = [] }
l1 = { side = "german", type = "9-1" }
n1 = { side = "german", type = "8-0" }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
f1 = { side = "russian", type = "russian 2-2-7", sw = [] }
c1 = { side = "russian", type = "9-0", commissar = true }
---
by boris
place e1 K5
place c1 K5
place e2 M5
by anna
place s1 K8
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 4,2 ift in a1
a1 ift r1 final 6 result NMC
by boris
roll r3 DR 2,2 mc for c1 in a1
c1 checks NMC r3 passed in a1
roll r2 DR 4,4 mc for e1 in a1
e1 checks NMC r2 passed in a1

# vector A17.3-nine-one
# A wounded 9-1 helps a squad of morale 7 with a NMC: dice 4,3. He is an 8-0: DRM 0: 7 passes.
name = "A17.3-nine-one"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "9-1", broken-morale = 9 }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place l K5
l is wounded
s is known
by boris
place e K8
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1
a1 ift r1 column 4 final 6 result NMC
by anna
roll r2 DR 1,3 mc for l in a1
l checks NMC r2 morale 8 passed in a1
roll r3 DR 4,3 mc for s in a1
s checks NMC r3 morale 7 passed in a1

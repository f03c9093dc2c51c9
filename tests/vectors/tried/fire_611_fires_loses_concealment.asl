# legal: concealed g1 fires and is concealed no more; r1 then fires at it unhalved
name = "611_fires_loses_concealment"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
g1 is concealed
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
marker prep-fire on g1
g1 is no-longer concealed
turn 1 german MPh
turn 1 german DFPh
by boris
a2 final by r1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r2 DR 6,5 ift in a2 by boris
a2 ift r2 column 4 final 11 result NE
marker final-fire on r1
by anna
turn 1 german AFPh

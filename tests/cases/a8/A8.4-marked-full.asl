# vector A8.4-marked-full
# It fires there with 8 FP. Area Fire: 4.
name = "A8.4-marked-full"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K7
place f K9
turn 1 german MPh
s moves K8 1 MF
a0 first by f inherent 4 FP x2 PBF at K8 units s range 1 answers s total 8 FP column 8
roll r9 DR 6,5 ift in a0
a0 ift r9 drm FFNAM -1, FFMO -1 final 9
roll r10 DR 1,2 tc for s in a0
s checks PTC r10 morale 7 passed in a0
marker first-fire on f
turn 1 german DFPh
a1 final by f inherent 4 FP x2 PBF at K8 range 1 total 8 FP column 8   !! A7.353-half-retained  = 4 FP
roll r1 DR 6,5 ift in a1
a1 ift r1
turn 1 german AFPh

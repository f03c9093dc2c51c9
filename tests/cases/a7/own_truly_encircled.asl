# A Morale Level that Encirclement lowers, and the Pin that it gives (A7.7)
name = "A Morale Level that Encirclement lowers, and the Pin that it gives"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[units.s1]
side = "german"
type = "german 4-6-7"
[units.s2]
side = "german"
type = "german 4-6-7"
[units.r1]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
---
place s1 K8
place s2 K2
place r1 K5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 6,4 ift in a1
a1 ift r1 final 10 result NE
a2 prep by s2 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r3 DR 2,4 ift in a2
a2 ift r3 final 6 result NMC
roll r5 DR 2,4 mc for r1 in a2
r1 checks NMC r5 morale 7 passed in a2   !! A7.7-morale-drop-immediate
marker pin on r1
marker encircled at K5
marker prep-fire on s1
marker prep-fire on s2
turn 1 german MPh

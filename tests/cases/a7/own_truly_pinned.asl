# A wrong Morale Level, and the Pin that the right one gives (A7.8)
name = "A wrong Morale Level, and the Pin that the right one gives"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[units.s1]
side = "german"
type = "german 4-6-7"
[units.r1]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
---
place s1 K8
place r1 K5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 3,2 ift in a1
a1 ift r1 final 5 result 1MC
marker prep-fire on s1
roll r2 DR 4,2 mc for r1 in a1
r1 checks 1MC r2 morale 8 passed in a1   !! A10.3-morale-level
marker pin on r1
turn 1 german MPh

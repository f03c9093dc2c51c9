# The check of an attack before the one that sealed (A7.7, A7.31)
name = "The check of an attack before the one that sealed"
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
[units.r2]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
---
place s1 K8
place s2 K2
place r1 K5
place r2 K5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 3,2 ift in a1
a1 ift r1 final 5 result 1MC
roll r2 DR 2,2 mc for r1 in a1
r1 checks 1MC r2 morale 7 passed in a1
a2 prep by s2 inherent 4 FP at K5 range 3 total 4 FP column 4   !! A7.31-resolve-before-next
roll r4 DR 2,2 mc for r2 in a1
r2 checks 1MC r4 morale 7 passed in a1
roll r3 DR 6,4 ift in a2
a2 ift r3 final 10 result NE
marker encircled at K5
marker prep-fire on s1
marker prep-fire on s2
turn 1 german MPh

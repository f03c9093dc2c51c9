# The TEM of a sprayed Location left out (A7.34, A7.6)
name = "The TEM of a sprayed Location left out"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[weapons]
LMG = "german lmg"
[units.s1]
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
[terrain]
K6 = { is = ["woods"] }
---
place s1 K8
place r1 K6
place r2 J6
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x1/2 spraying at K6,J6 range 2,2 total 2 FP column 2
roll r1 DR 1,4 ift in a1
a1 ift r1 final 5 result NMC   !! A7.6-tem
marker prep-fire on s1
roll r2 DR 2,2 mc for r1 in a1
r1 checks NMC r2 morale 7 passed in a1
roll r3 DR 2,2 mc for r2 in a1
r2 checks NMC r3 morale 7 passed in a1
turn 1 german MPh

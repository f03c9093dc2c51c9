# The halving of the AFPh left out in Spraying Fire (A7.34, A7.24)
name = "The halving of the AFPh left out in Spraying Fire"
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
[units.r2]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
---
place s1 K8
place r1 K6
place r2 L6
turn 1 german AFPh
a1 advancing by s1 inherent 4 FP x1/2 spraying at K6,L6 range 2,2 total 2 FP column 2   !! A7.24-afph-half = 1 FP
roll r1 DR 5,6 ift in a1
a1 ift r1 final 11 result NE
turn 1 german RtPh

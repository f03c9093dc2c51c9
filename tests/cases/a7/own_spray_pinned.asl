# A pinned squad sprays (A7.34, A7.8)
name = "A pinned squad sprays"
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
[units.r0]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
---
place s1 K8
place r1 K6
place r2 L6
place r0 G8
turn 1 german DFPh
a0 final by r0 inherent 4 FP at K8 range 4 total 4 FP column 4
roll r8 DR 3,4 ift in a0
a0 ift r8 final 7 result PTC
roll r9 DR 4,4 tc for s1 in a0
s1 checks PTC r9 morale 7 failed in a0
marker pin on s1
marker final-fire on r0
turn 1 german AFPh
a1 advancing by s1 inherent 4 FP x1/2 AFPh x1/2 spraying at K6,L6 range 2,2 total 1 FP column 1   !! A7.8-inherent-half
roll r1 DR 5,6 ift in a1
a1 ift r1 final 11 result NE
turn 1 german RtPh

# The crew of a truck stunned by an attack without effect (A7.307)
name = "The crew of a truck stunned by an attack without effect"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[weapons]
MMG = "german mmg"
[units.s1]
side = "german"
type = "german 4-6-7"
sw = ["MMG"]
[units.t]
side = "russian"
type = "ZIS-5"
[units.r1]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
---
place s1 K9
place t K5 vca K6-J5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s1 sw:MMG 5 FP at K5 range 4 total 9 FP column 8
roll r1 DR 5,6 ift in a1
a1 ift r1 final 11 result NE
t is stunned in a1   !! A7.307-vulnerable-prc-hit
marker prep-fire on s1
turn 1 german MPh

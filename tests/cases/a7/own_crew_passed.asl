# A crew that passed its MC stunned by it (A7.307)
name = "A crew that passed its MC stunned by it"
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
type = "T-34 M41"
[units.r1]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
---
place s1 K9
place t K5 vca K6-J5
t CE
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s1 sw:MMG 5 FP at K5 range 4 total 9 FP column 8
roll r1 DR 2,3 ift in a1
a1 ift r1 drm CE +2 final 7 result 1MC
roll r2 DR 2,2 mc for t in a1
t checks 1MC r2 morale 8 passed in a1
t is stunned in a1   !! A7.307-vulnerable-prc-hit
marker prep-fire on s1
turn 1 german MPh

# D5.34: the CE crew that fails its MC is stunned, and a stunned AFV fires nothing in that Player Turn.
name = "D5.34-stun"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t = { side = "russian", type = "T-34/85", ce = true }
t2 = { side = "russian", type = "T-34/85", ce = true }
g = { side = "german", type = "german 4-6-7" }
h = { side = "german", type = "german 4-6-7" }
---
by gerda
place g K6
place h K6
g is known
h is known
by ivan
place t K9 vca K8-L8
t is known
place t2 M9 vca M8-N8
t2 is known
by gerda
turn 1 german PFPh
a1 prep by g inherent 4 FP, h inherent 4 FP at K9 units t range 3 total 8 FP column 8
roll r1 DR 3,1 ift in a1
a1 ift r1 drm CE +2 column 8 final 6 result 1MC
by ivan
roll r2 DR 6,4 mc for t in a1 by ivan
t checks 1MC r2 morale 8 failed in a1
by gerda
turn 1 german MPh   !! D5.34-stun
turn 1 german DFPh
turn 1 russian RPh
turn 1 russian PFPh
turn 1 russian MPh
turn 1 russian DFPh
by gerda
place g M6
place h M6
a2 final by g inherent 4 FP, h inherent 4 FP at M9 units t2 range 3 total 8 FP column 8
roll r3 DR 3,1 ift in a2
a2 ift r3 drm CE +2 column 8 final 6 result 1MC
by ivan
roll r4 DR 6,4 mc for t2 in a2 by ivan
t2 checks 1MC r4 morale 8 failed in a2
t2 is stunned in a2
by gerda
turn 1 russian AFPh   ok D5.34-stun
by ivan
a3 advancing by t2 CMG 4 FP x1/2 afph at M6 units g,h range 3 total 2 FP column 2   !! D5.34-stunned-fire

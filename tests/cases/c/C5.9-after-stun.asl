# A stunned crew is BU (D5.34): it fires its MA in its own Player Turn with Case I.
printing = "2e"
excerpts = true
[players]
gerda = { side = "german" }
ivan = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34 M43", ce = true }
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
by gerda
turn 1 german PFPh
a1 prep by g inherent 4 FP, h inherent 4 FP at K9 units t range 3 total 8 FP column 8
roll r1 DR 3,1 ift in a1
a1 ift r1 drm CE +2 column 8 final 6 result 1MC
by ivan
roll r2 DR 6,4 mc for t in a1 by ivan
t checks 1MC r2 morale 8 failed in a1
t is stunned in a1
by gerda
turn 1 german MPh
turn 1 german DFPh
turn 1 russian RPh
turn 1 russian PFPh
by ivan
a2 prep by t MA at K6 units g infantry-target range 3
roll r3 DR 6,5 to-hit in a2 by ivan
a2 to-hit t MA r3 target g drm I +1, stun +1 number 8 final 13 miss

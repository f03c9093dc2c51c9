# The crew fails its MC by an Original 12: a Casualty MC recalls, and a Stun alone is not all.
name = "CD-088"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85", ce = true }
g = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g K6
place h K6
by boris
place t K9 vca K8-L8
t is known
by anna
turn 1 german PFPh
a1 prep by g inherent 4 FP, h inherent 4 FP at K9 units t range 3 total 8 FP column 8
roll r1 DR 3,1 ift in a1
a1 ift r1 drm CE +2 column 8 final 6 result 1MC
marker prep-fire on g
marker prep-fire on h
by boris
roll r2 DR 6,6 mc for t in a1 by boris
t checks 1MC r2 morale 8 failed in a1
t is stunned in a1
by anna
phase-end   !! D5.34-stun

# A7.24, A7.55: an Opportunity Firer in full and a squad at half for the AFPh are one Fire Group.
name = "own_group_with_opportunity"
printing = "2e"

[players]
anna = { side = "american" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"
MMG = "german mmg"

[units]
a = { side = "american", type = "american 6-6-6", sw = [] }
b = { side = "american", type = "american 6-6-6", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place a C3
place b C3
by boris
place t C7
by anna
turn 1 american PFPh
marker opportunity-fire on a
turn 1 american MPh
turn 1 american DFPh
turn 1 american AFPh
a1 opportunity by a inherent 6 FP, b inherent 6 FP x1/2 AFPh at C7 range 4 total 9 FP column 8
roll r1 DR 6,5 ift in a1
a1 ift r1 column 8 final 11 result NE
marker opportunity-fire on a removed
marker prep-fire on a
phase-end

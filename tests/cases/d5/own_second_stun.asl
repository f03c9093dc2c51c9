# A second Stun without its Recall (D5.34)
name = "A second Stun without its Recall"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r K6
place r2 K6
by anna
place pz K9 vca K8-L8
pz is known
by boris
turn 1 russian PFPh
a1 prep by r inherent 4 FP, r2 inherent 4 FP at K9 units pz range 3 total 8 FP column 8
roll r1 DR 2,3 ift in a1 by boris
a1 ift r1 drm CE +2 column 8 final 7 result 1MC
marker prep-fire on r at K6
marker prep-fire on r2 at K6
by anna
roll r2 DR 5,4 mc for pz in a1 by anna
pz checks 1MC r2 morale 8 failed in a1
pz BU
pz is stunned in a1
by boris
turn 1 russian MPh
turn 1 russian DFPh
turn 1 russian AFPh
turn 1 russian RtPh
turn 1 russian APh
turn 1 russian CCPh
turn 1 german RPh
pz is no-longer stunned
turn 1 german PFPh
turn 1 german MPh
by anna
pz CE
turn 1 german DFPh
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh
turn 1 german CCPh
turn 2 russian RPh
turn 2 russian PFPh
by boris
a3 prep by r inherent 4 FP, r2 inherent 4 FP at K9 units pz range 3 total 8 FP column 8
roll r5 DR 2,3 ift in a3 by boris
a3 ift r5 drm CE +2 column 8 final 7 result 1MC
marker prep-fire on r at K6
marker prep-fire on r2 at K6
by anna
roll r6 DR 5,4 mc for pz in a3 by anna
pz checks 1MC r6 morale 8 failed in a3
pz BU
pz is stunned in a3
by boris
turn 2 russian MPh   !! D5.34-recall
turn 2 russian DFPh

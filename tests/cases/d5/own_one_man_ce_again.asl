# A one-man turret goes CE after a Stun (D5.34)
name = "A one-man turret goes CE after a Stun"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IB", ce = true }
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
pz is recalled
by boris
turn 1 russian MPh
turn 1 russian DFPh
turn 1 russian AFPh
turn 1 russian RtPh
turn 1 russian APh
turn 1 russian CCPh
turn 2 german RPh   ?? LOG.player-turn-left-out
turn 2 german PFPh
turn 2 german MPh
by anna
pz CE   !! D5.34-one-man-turret

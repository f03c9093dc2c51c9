# broken A7.1-one-fire-phase-per-turn: the squad used its inherent FP in the PFPh, its LMG may not fire in the AFPh
name = "30_fire_in_two_phases"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
place r2 N8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
marker prep-fire on g1 at K5
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
a2 advancing by g1 sw:LMG 3 FP x1/2 AFPh at N8 range 5 total 1.5 FP column 1
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 column 1 final 10 result NE
turn 1 german RtPh

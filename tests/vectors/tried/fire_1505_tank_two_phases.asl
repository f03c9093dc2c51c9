# broken D3.5-same-phase-as-other-weapons: MA in the PFPh, CMG in the AFPh
name = "1505_tank_two_phases"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K5 vca K6-L5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by pz MA at K8 infantry-target range 3
roll r1 DR 4,5 to-hit in a1 by anna
a1 to-hit pz MA r1 target r1 number 8 final 9 miss
marker prep-fire on pz
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
a2 advancing by pz CMG 5 FP x1/2 AFPh at K8 range 3 total 2.5 FP column 2
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 column 2 final 11 result NE
turn 1 german RtPh

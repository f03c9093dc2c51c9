# broken D3.3-no-afph-after-marker: the MA fired in the PFPh, the CMG in the AFPh
name = "76_prep_then_advancing"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
place pz F5 vca G5-G6
place rs L5
place t34 N5 vca M5-M6
turn 1 german PFPh
a1 prep by pz MA at N5 units t34 vehicle-target range 8
roll r1 DR 4,5 to-hit in a1 by anna
a1 to-hit pz MA r1 target t34 drm I +1 number 8 final 10 miss
marker prep-fire on pz
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
a2 advancing by pz CMG 5 FP x1/2 AFPh at L5 units rs range 6 total 2.5 FP column 2
roll r2 DR 4,5 ift in a2 by anna
a2 ift r2 column 2 final 9 result NE
phase-end

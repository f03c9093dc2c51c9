# legal: a tank that stood still fires in the AFPh with Case B +2; one that moved fires with Case C +4; MG at half, the BMG at long range at a quarter
name = "50_afph"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
pz2 = { side = "german", type = "PzKpfw IVH", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
place pz F5 vca G5-G6
place pz2 F9 vca G9-G10
place t34 N5 vca M5-M6
place rs O9
turn 1 german MPh
pz2 start 1 MP total 1 seen-by rs
pz2 enter G9 1 MP total 2 seen-by rs
pz2 enter H9 1 MP total 3 seen-by rs
pz2 stop 1 MP total 4 seen-by rs
pz2 ends
turn 1 german DFPh
turn 1 german AFPh
a1 advancing by pz MA at N5 units t34 vehicle-target range 8
roll r1 DR 5,4 to-hit in a1 by anna
a1 to-hit pz MA r1 target t34 drm B +2, I +1 number 8 final 12 miss
a2 advancing by pz2 MA at O9 units rs infantry-target range 7
roll r2 DR 5,3 to-hit in a2 by anna
a2 to-hit pz2 MA r2 target rs drm C +4, I +1 number 8 final 13 miss
a3 advancing by pz CMG 5 FP x1/2 AFPh, pz BMG 3 FP x1/2 AFPh x1/2 long-range at O9 units rs range 9 total 13/4 FP column 2
roll r3 DR 5,3 ift in a3 by anna
a3 ift r3 column 2 final 8 result NE
phase-end

# A tank is stunned in the enemy MPh, and fires nothing in the DFPh of that Player Turn.
name = "CD-091"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place pz K9 vca K8-L8
by boris
place r K6
r is known
turn 1 russian MPh
by anna
pz is stunned   ?? LOG.vehicle-cause
turn 1 russian DFPh
a1 final by pz CMG 5 FP at K6 units r range 3 total 5 FP column 4   !! D5.34-stunned-fire

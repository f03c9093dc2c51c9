# broken D3.53-afph-half: vehicular MG in the AFPh use half their FP, 4 and not 8
name = "52_afph_full_fp"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz F5 vca G5-G6
place rs L5
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
a1 advancing by pz CMG 5 FP, pz BMG 3 FP at L5 units rs range 6 total 8 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 8 final 11 result NE
phase-end

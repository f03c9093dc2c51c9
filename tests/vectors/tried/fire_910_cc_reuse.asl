# legal: a tank fires CMG in the DFPh and uses it again in CC (D3.5 EXC)
name = "910_cc_reuse"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["stone-building"] }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K5 vca K6-L5
by boris
place r1 K6
by anna
attest tem K6 +3
by boris
attest tem K6 +3
by boris
turn 1 russian MPh
turn 1 russian DFPh
by anna
a1 final by pz CMG 5 FP x2 PBF, pz BMG 3 FP x2 PBF at K6 range 1 total 16 FP column 16
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm TEM +3 column 16 final 14 result NE
marker final-fire on pz
by boris
turn 1 russian AFPh
turn 1 russian RtPh
turn 1 russian APh
roll r2 DR 2,3 tc for r1 by boris
r1 checks PAATC r2 morale 7 passed
r1 advances K5
turn 1 russian CCPh
by anna
roll r3 DR 6,4 cc by anna
cc by pz against r1 using CMG r3
turn-end

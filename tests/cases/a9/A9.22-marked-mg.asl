# vector A9.22-marked-mg
# A MG already marked First Fire declares a Fire Lane with its Subsequent First Fire. Not with a marked MG, nor in SFF.
name = "A9.22-marked-mg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
by boris
place s K4
s is known
turn 1 russian MPh
s moves K5 1 MF not-assault seen-by f
by anna
a0 first by f inherent 4 FP, f sw:MMG 5 FP at K5 range 4 answers s total 9 FP column 8
roll r0 DR 6,5 ift in a0 by anna
a0 ift r0 drm FFMO -1, FFNAM -1 column 8 final 9 result PTC
by boris
roll r9 DR 1,2 tc for s in a0 by boris
s checks PTC r9 morale 7 passed in a0
by anna
marker first-fire on f
by boris
s moves K6 1 MF not-assault seen-by f
by anna
a1 subsequent by f inherent 4 FP x1/2 SFF, f sw:MMG 5 FP x1/2 SFF at K6 range 3 answers s total 4.5 FP column 4
roll r1 DR 6,3 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 7 result PTC
f lane MMG to K5 2 FP in a1   !! A9.22-may  !! A9.22-none-if  = not allowed
by boris
roll r2 DR 1,2 tc for s in a1 by boris
s checks PTC r2 morale 7 passed in a1
by anna
marker final-fire on f
by boris
turn 1 russian DFPh

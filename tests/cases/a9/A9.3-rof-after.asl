# vector A9.3-rof-after
# In SFF a MMG rolls a colored 1 and fires again as SFF. Sustained Fire ends its shots of the phase.
name = "A9.3-rof-after"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "russian mmg"

[units]
f = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place f K9
by anna
place s K4
place t M6
s is known
t is known
turn 1 german MPh
s moves K5 1 MF not-assault seen-by f
by boris
a0 first by f inherent 4 FP, f sw:MMG 4 FP at K5 range 4 answers s total 8 FP column 8
roll r0 DR 6,4 ift in a0 by boris
a0 ift r0 drm FFMO -1, FFNAM -1 column 8 final 8 result NMC
by anna
roll r8 DR 1,2 mc for s in a0 by anna
s checks NMC r8 morale 7 passed in a0
by boris
marker first-fire on f
by anna
s moves K6 1 MF not-assault seen-by f
by boris
a1 subsequent by f inherent 4 FP x1/2 SFF, f sw:MMG 4 FP x1/2 SFF at K6 range 3 answers s total 4 FP column 4
roll r1 DR 1,5 ift in a1 by boris
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 4 result 1MC
by anna
roll r2 DR 1,2 mc for s in a1 by anna
s checks 1MC r2 morale 7 passed in a1
by boris
marker final-fire on f
by anna
s ends
t moves M7 1 MF not-assault seen-by f
by boris
a2 subsequent by f sw:MMG 4 FP x1/2 SFF at M7 range 3 answers t total 2 FP column 2   !! A8.3-final-counter  = not allowed
roll r3 DR 5,3 ift in a2 by boris
a2 ift r3 drm FFMO -1, FFNAM -1 column 2 final 6 result PTC
by anna
roll r4 DR 1,2 tc for t in a2 by anna
t checks PTC r4 morale 7 passed in a2
turn 1 german DFPh

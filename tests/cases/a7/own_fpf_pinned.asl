# A pinned firer of FPF loses its Pin when its own NMC breaks it (A7.8, A8.31), and not when it passes.
name = "own_fpf_pinned"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s4 = { side = "german", type = "german 4-6-7", sw = [] }
r4 = { side = "russian", type = "russian 4-4-7", sw = [] }
h4 = { side = "russian", type = "russian 2-3-7", sw = [] }
r4b = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s4 N5
marker final-fire on s4 at N5
place r4 N7
place r4b O8
turn 1 russian MPh
marker pin on s4   ?? LOG.no-cause
r4 moves N6 1 MF not-assault seen-by s4
a4 fpf by s4 inherent 4 FP x2 PBF x1/2 pin x1/2 FPF at N6 units r4 range 1 answers r4 total 2 FP column 2
roll r41 DR 1,3 ift in a4
a4 ift r41 drm FFMO -1, FFNAM -1 column 2 final 2 result K/1
s4 checks NMC r41 morale 7 passed in a4
marker pin on s4 removed   !! A7.8-removal
marker pin on s4
r4 reduced into h4 like h4 in a4
roll r42 DR 2,3 mc for h4 in a4
h4 checks 1MC r42 morale 7 passed in a4
r4b moves O7 1 MF not-assault
r4b moves O6 1 MF not-assault seen-by s4
a5 fpf by s4 inherent 4 FP x2 PBF x1/2 pin x1/2 FPF at O6 units r4b range 1 answers r4b total 2 FP column 2
roll r43 DR 5,4 ift in a5
a5 ift r43 drm FFMO -1, FFNAM -1 column 2 final 7 result NE
s4 checks NMC r43 morale 7 failed in a5
marker pin on s4 removed   ok A7.8-removal
s4 is broken,dm in a5

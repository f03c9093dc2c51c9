# The leader with it helps the NMC that its FPF is, though no line names him.
name = "A8.31: a leader helps"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
l9 = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K6
place l9 K6
by boris
place r1 K3
place r2 L4
turn 1 russian MPh
r1 moves K4 1 MF not-assault seen-by s1
by anna
a1 first by s1 inherent 4 FP at K4 range 2 answers r1 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on s1 at K6
by boris
r1 moves K5 1 MF not-assault seen-by s1
by anna
a2 subsequent by s1 inherent 4 FP x2 PBF x1/2 SFF at K5 range 1 answers r1 total 4 FP column 4
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker final-fire on s1 at K6
by boris
r2 moves L5 1 MF not-assault seen-by s1
by anna
a3 fpf by s1 inherent 4 FP x2 PBF x1/2 FPF at L5 range 1 answers r2 total 4 FP column 4
roll r3 DR 5,3 ift in a3 by anna
a3 ift r3 drm FFMO -1, FFNAM -1 column 4 final 6 result NMC
by boris
roll r4 DR 3,2 mc for r2 in a3 by boris
r2 checks NMC r4 morale 7 passed in a3
turn 1 russian DFPh

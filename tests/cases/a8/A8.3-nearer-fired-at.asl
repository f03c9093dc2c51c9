# Whoever it fired at where it stands, it sees: Subsequent First Fire goes not beyond.
name = "A8.3: nearer, and fired at"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K6
by boris
place r1 K3
place r2 L2
turn 1 russian MPh
r1 moves K4 1 MF not-assault seen-by s1
by anna
a1 first by s1 inherent 4 FP at K4 range 2 answers r1 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on s1 at K6
by boris
r1 is known
r2 moves L3 1 MF not-assault seen-by s1
by anna
a2 subsequent by s1 inherent 4 FP x1/2 SFF at L3 range 3 answers r2 total 2 FP column 2   !! A8.3-nearest
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
marker final-fire on s1 at K6
by boris
turn 1 russian DFPh

# Who paid a MF to leave its foxhole has its TEM no more (B27.42).
name = "own_left_its_foxhole"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K12 = { is = ["open-ground", "foxhole"] }
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 K8
by boris
place r1 K12
by boris
r1 claims tem foxhole +1
by anna
r1 claims tem foxhole +1
turn 1 russian MPh
by boris
r1 moves K12 1 MF not-assault seen-by g1 for foxhole
by anna
a1 first by g1 inherent 4 FP at K12 range 4 answers r1 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on g1 at K8
by boris
turn 1 russian DFPh

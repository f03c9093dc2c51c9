# A height advantage by its own name is the TEM that both accept (A7.6, B10.31).
name = "A7.6: height"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["open-ground"], level = 1 }

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place t K5 level 1
by anna
place s K8
attest tem K5 +1
by boris
attest tem K5 +1
by anna
turn 1 german PFPh
a1 prep by s inherent 4 FP at K5/1 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1 by anna
a1 ift r1 drm height +1 column 4 final 7 result PTC
marker prep-fire on s at K8
by boris
roll r2 DR 2,2 tc for t in a1 by boris
t checks PTC r2 morale 7 passed in a1
by boris
turn 1 russian MPh
turn 1 russian DFPh
by anna
a2 final by s inherent 4 FP at K5/1 range 3 total 4 FP column 4
roll r3 DR 2,4 ift in a2 by anna
a2 ift r3 drm height +2 column 4 final 8 result NE   !! A7.6-tem

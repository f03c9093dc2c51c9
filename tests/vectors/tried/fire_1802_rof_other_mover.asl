# legal: the ROF shot answers the MF of r2
name = "1802_rof_other_mover"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K7 = { is = ["woods"] }

[weapons]
HMG = "german hmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
place r2 L7
by anna
attest tem K7 +1
by boris
attest tem K7 +1
by anna
by boris
turn 1 russian MPh
r1 moves K7 1 MF assault seen-by g1
by anna
a1 first by g1 sw:HMG 7 FP at K7 range 2 answers r1 total 7 FP column 6
roll r1 DR 3,6 ift in a1 by anna
a1 ift r1 drm TEM +1 column 6 final 10 result NE
by boris
r2 moves K7 1 MF assault seen-by g1
by anna
a2 first by g1 sw:HMG 7 FP rof at K7 range 2 answers r2 total 7 FP column 6
roll r3 DR 5,6 ift in a2 by anna
a2 ift r3 drm TEM +1 column 6 final 12 result NE
marker first-fire on g1
by boris
turn 1 russian DFPh

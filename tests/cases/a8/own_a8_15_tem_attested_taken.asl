# A Snap Shot takes the TEM of the woods entered.
name = "own_a8_15_tem_attested_taken"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K11 = { is = ["woods"] }
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 O9
by boris
place r1 K12
by anna
attest tem K11 +1
by boris
attest tem K11 +1
turn 1 russian MPh
r1 moves K11 2 MF not-assault seen-by g1 terrain
by anna
a1 first by g1 inherent 4 FP x1/2 snap-shot at K11 range 4 answers r1 total 2 FP column 2
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm TEM +1 column 2 final 12 result NE   !! A8.15-no-ff-drm   ?? A7.6-tem
marker first-fire on g1 at O9
by boris
turn 1 russian DFPh

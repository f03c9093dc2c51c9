# broken: A8.1: a HMG with ROF fires twice at r1 for the one MF it spent
name = "903_rof_same_mf"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
by boris
turn 1 russian MPh
r1 moves K7 1 MF not-assault seen-by g1
by anna
a1 first by g1 sw:HMG 7 FP at K7 range 2 answers r1 total 7 FP column 6
roll r1 DR 3,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 6 final 7 result NMC
by boris
roll r2 DR 1,2 mc for r1 in a1 by boris
r1 checks NMC r2 morale 7 passed in a1
by anna
a2 first by g1 sw:HMG 7 FP rof at K7 range 2 answers r1 total 7 FP column 6
roll r3 DR 5,6 ift in a2 by anna
a2 ift r3 drm FFMO -1, FFNAM -1 column 6 final 9 result NE
marker first-fire on g1
by boris
turn 1 russian DFPh

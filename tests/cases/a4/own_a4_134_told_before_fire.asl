# The Pin of a Minimum Move, told at once, takes neither FFMO nor FFNAM from First Fire at the move (A4.134).
name = "own_a4_134_told_before_fire"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
rLMG = "russian lmg"
rMMG = "russian mmg"
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = ["rMMG", "rLMG"] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 K8
by boris
place r1 K12
turn 1 russian MPh
r1 declares minimum-move
r1 moves K11 1 MF not-assault seen-by g1
r1 is pinned,cx
by anna
a1 first by g1 inherent 4 FP at K11 range 3 answers r1 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE   ok A4.6-ffmo
marker first-fire on g1 at K8
by boris
turn 1 russian DFPh

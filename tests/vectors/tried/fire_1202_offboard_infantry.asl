# legal: Infantry from off board enters K1
name = "1202_offboard_infantry"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 off-board
by boris
place r1 K5
by anna
turn 1 german MPh
g1 moves K1 1 MF not-assault seen-by r1
by boris
a1 first by r1 inherent 4 FP at K1 range 4 answers g1 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by boris
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on r1
by anna
turn 1 german DFPh

# legal: r1 goes up to level 1 of K8 (1 MF) and fires from there in the AFPh; g1 two hexes off
name = "608_moves_upstairs"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["stone-building"] }

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
by boris
turn 1 russian MPh
r1 moves K8 1 MF not-assault seen-by g1
turn 1 russian DFPh
turn 1 russian AFPh
a1 advancing by r1 inherent 4 FP x1/2 AFPh at K5 range 3 total 2 FP column 2
roll r1 DR 6,5 ift in a1 by boris
a1 ift r1 column 2 final 11 result NE
turn 1 russian RtPh
turn 1 russian APh
r1 advances K8 level 2
turn 1 russian CCPh

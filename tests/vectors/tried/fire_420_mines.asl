# legal: r1 enters a minefield of 6 FP and takes its attack (B28)
name = "420_mines"
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
place g1 K5
by boris
place r1 K8
by anna
by boris
turn 1 russian MPh
r1 moves K7 1 MF not-assault seen-by nobody
roll r1 DR 3,3 named mines by anna
note "6 AP mines: Final 6, 1MC"
roll r2 DR 5,4 mc for r1 by boris
r1 checks 1MC r2 morale 7 failed
r1 is broken,dm
turn 1 russian DFPh

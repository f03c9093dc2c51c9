# A Melee is over when its last enemy was lost (A11.15).
name = "own_a11_15_over"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["woods"] }
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g1 K5
by boris
place r1 K5
by anna
g1 is melee
by boris
r1 is melee
by anna
turn 1 german CCPh
roll r1 DR 1,2 cc for g1
resolved cc by g1 against r1 r1 attack 4 FP defense 4 FP odds 1-1 final 3 result eliminated
r1 eliminated
by boris
turn 1 russian RPh
turn 1 russian CCPh
by anna
turn 2 german RPh
turn 2 german PFPh
turn 2 german MPh
g1 moves K6 1 MF not-assault seen-by nobody   ok A4.1-able

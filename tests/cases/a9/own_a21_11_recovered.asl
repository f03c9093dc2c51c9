# A SW that an enemy had is captured by whoever Recovers it: its B# is two lower, its ROF one (A21.11); who takes it back uses his own.
name = "own_a21_11_recovered"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
s = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
t = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
x = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place t K9
by boris
place r L5
place x P9
r is known
x is known
by anna
turn 1 german MPh
s drops LMG
s moves K6 1 MF not-assault seen-by nobody
turn 1 german APh
by boris
turn 1 russian MPh
r moves K5 1 MF not-assault seen-by nobody
r moves K5 1 MF for recovery
roll r1 dr 2 named "recovery LMG" for r by boris
r recovers LMG r1 recovered
by anna
turn 2 german MPh
by boris
turn 2 russian PFPh
a1 prep by r sw:LMG 3 FP x2 PBF at K6 range 1 total 6 FP column 6
roll r2 DR 1,5 ift in a1 by boris
a1 ift r2 column 6 final 6 result 1MC   = B10  = no ROF
by anna
roll r3 DR 1,2 mc for s in a1 by anna
s checks 1MC r3 morale 7 passed in a1
by boris
a2 prep by r sw:LMG 3 FP x2 PBF rof at K6 range 1 total 6 FP column 6   !! A9.2-rof-kept
roll r4 DR 5,6 ift in a2 by boris
a2 ift r4 column 6 final 11 result NE
marker prep-fire on r
turn 2 russian MPh   !! A21.11-captured

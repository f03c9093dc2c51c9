# vector A21.11-captured-lmg
# A Russian squad fires a captured German LMG (B12), rolls 4,6, and goes on without turning it over. B# 12 - 2 = 10: 10 malfunctions.
name = "A21.11-captured-lmg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { type = "german lmg", captured = true }

[units]
f = { side = "russian", type = "russian 4-4-7", sw = ["LMG"] }
e = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place f K9
by anna
place e K5
e is known
by boris
turn 1 russian PFPh
a1 prep by f sw:LMG 3 FP at K5 range 4 total 3 FP column 2
roll r1 DR 4,6 ift in a1 by boris
a1 ift r1 column 2 final 10 result NE   = B10  = no ROF  = malfunctions f sw:LMG
marker prep-fire on f
turn 1 russian MPh   !! A21.11-captured

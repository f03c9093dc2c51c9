# vector A14.1-ift
# The Russian SAN is 4; a German IFT DR of 4 in the PFPh is resolved and nobody rolls for the Sniper. A Sniper dr of the Russian is due.
name = "A14.1-ift"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[san]
german = 3
russian = 4

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K5
by boris
place e K8
e is known
by anna
turn 1 german PFPh
a1 prep by f inherent 4 FP at K8 range 3 total 4 FP column 4   = column 4
roll r1 DR 1,3 ift in a1 by anna
a1 ift r1 column 4 final 4 result 1MC
by boris
roll r2 DR 2,3 mc for e in a1 by boris
e checks 1MC r2 morale 7 passed in a1
by anna
marker prep-fire on f
turn 1 german MPh   !! A14.1-activates

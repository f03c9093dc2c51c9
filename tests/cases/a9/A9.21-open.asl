# vector A9.21-open
# A HMG in Open Ground fires north, keeps its ROF and fires south. No fixed CA there.
name = "A9.21-open"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
by boris
place e K5
place g K13
e is known
g is known
by anna
turn 1 german PFPh
a1 prep by f sw:HMG 7 FP at K5 range 4 total 7 FP column 6
roll r1 DR 1,5 ift in a1 by anna
a1 ift r1 column 6 final 6 result 1MC
roll r2 DR 1,2 mc for e in a1 by boris
e checks 1MC r2 morale 7 passed in a1
a2 prep by f sw:HMG 7 FP rof at K13 range 4 total 7 FP column 6   ok A9.2-rof-kept  = allowed
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 column 6 final 11 result NE
marker prep-fire on f

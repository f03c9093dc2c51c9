# Commissars raise the Morale Level once.
name = "own_a25_22_commissars"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
c1 = { side = "russian", type = "9-0", commissar = true }
c2 = { side = "russian", type = "9-0", commissar = true }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g K6
by boris
place c1 K9
place c2 K9
place r K9
attest tem K9 +0
by anna
attest tem K9 +0
turn 1 german PFPh
a1 prep by g inherent 4 FP at K9 range 3 total 4 FP column 4
roll r1 DR 1,4 ift in a1 by anna
a1 ift r1 column 4 final 5 result 1MC
marker prep-fire on g at K6
by boris
roll r2 DR 1,2 mc for c1 in a1 by boris
c1 checks 1MC r2 morale 9 passed in a1
roll r3 DR 1,2 mc for c2 in a1 by boris
c2 checks 1MC r3 morale 9 passed in a1
roll r4 DR 1,2 mc for r in a1 by boris
r checks 1MC r4 morale 9 passed in a1   !! A10.3-morale-level

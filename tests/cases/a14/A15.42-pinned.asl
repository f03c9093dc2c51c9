# vector A15.42-pinned
# A berserk squad passes a MC with its highest DR (10) and is pinned. Never pinned.
name = "A15.42-pinned"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
f = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place s K5
s is berserk
by anna
place f K9
f is known
by boris
turn 1 russian MPh
s moves K6 1 MF
by anna
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4
roll r1 DR 3,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 6 result NMC
by boris
roll r2 DR 5,5 mc for s in a1 by boris
s checks NMC r2 morale 10 passed in a1
s is pinned in a1   !! A15.42-morale   = not pinned s

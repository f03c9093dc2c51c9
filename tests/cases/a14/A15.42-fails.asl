# vector A15.42-fails
# It fails a 2MC with 4,5. 9 + 2 = 11: Reduced, the berserk HS goes on.
name = "A15.42-fails"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
half = { side = "russian", type = "russian 2-3-7", sw = [] }
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
roll r1 DR 1,4 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 3 result 2MC
by boris
roll r2 DR 4,5 mc for s in a1 by boris
s checks 2MC r2 morale 10 failed in a1   ok A15.42-morale
s reduced into h like half in a1
h moves K7 1 MF

# A FT takes no TEM, and a TEM that both sides claim of a unit is accepted.
name = "own_a22_2_flames"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
FT = { kind = "ft", fp = 24, range = 1, x = 10 }
[units]
g = { side = "german", type = "german 4-6-7", sw = ["FT"] }
h = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g K9
place h N9
by boris
place r K8
r is known
place s N5
s is known
attest tem K8 +2
s claims tem foxhole +2
by anna
attest tem K8 +2
s claims tem foxhole +2
turn 1 german PFPh
a1 prep by g sw:FT 24 FP at K8 range 1 total 24 FP column 24
roll r1 DR 6,3 ift in a1 by anna
a1 ift r1 drm TEM +2 column 24 final 11 result 1MC   !! A7.6-tem
by boris
roll r2 DR 1,2 mc for r in a1 by boris
r checks 1MC r2 morale 7 passed in a1
by anna
a2 prep by h inherent 4 FP at N5 range 4 total 4 FP column 4
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 drm TEM +2 column 4 final 13 result NE   ok A7.6-tem

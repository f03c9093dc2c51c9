# vector A12.13-two-columns
# 4 FP at woods with an unconcealed 6-2-8 and a concealed 4-4-7: 1MC on column 4, NMC on column 2.
name = "A12.13-two-columns"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
a = { side = "russian", type = "russian 6-2-8", sw = [] }
b = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K10
by boris
place a K5
place b K5
b is concealed
by anna
turn 1 german PFPh
a1 prep by s inherent 4 FP at K5 range 5 total 4 FP column 4   ok A7.23-concealed-half
roll r1 DR 1,3 ift in a1
a1 ift r1 drm TEM +1 final 5 result 1MC   = a: 1MC  = b: NMC
by boris
roll r2 DR 1,2 mc for a in a1
a checks 1MC r2 morale 8 passed in a1
roll r3 DR 1,2 mc for b in a1
b checks NMC r3 morale 7 passed in a1
b is no-longer concealed in a1
by anna
marker prep-fire on s
turn 1 german MPh   ok A12.14-ptc

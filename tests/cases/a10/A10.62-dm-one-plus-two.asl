# vector A10.62-dm-one-plus-two
# The same with +2 (wooden building); the squad is marked DM. 3 + 2 = 5 is PTC; 1,1 cowers: no NMC possible: no DM.
name = "A10.62-dm-one-plus-two"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["wooden-building"] }

[units]
f = { side = "german", type = "1-2-6", kind = "hs", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K8
by boris
place s K6
s is broken
by anna
turn 1 german PFPh
a1 prep by f inherent 1 FP at K6 range 2 total 1 FP column 1
roll r1 DR 4,5 ift in a1 by anna
a1 ift r1 drm TEM +2 column 1 final 11
by boris
s is dm   !! A10.62-attacked

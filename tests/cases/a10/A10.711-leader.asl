# vector A10.711-leader
# A Good Order 8-1 routs with a broken squad; its Interdiction NMC: dice 4,5, leader -1: 8 > 7. The squad is Reduced, the leader dies.
name = "A10.711-leader"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K3 = { is = ["woods"] }

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [], broken-morale = 7 }
l = { side = "russian", type = "8-1" }
e = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "russian", type = "russian 2-3-7", sw = [] }
---
by boris
place s K5
s is broken,dm
place l K5
by anna
place e K9
turn 1 german RtPh
by boris
s routs K4
l routs K4 voluntary
by anna
e claims interdiction hindrance +0 leader +0
by boris
roll r1 DR 4,5 mc for s by boris
s checks NMC r1 drm leader -1 morale 7 failed   = final 8
s reduced into h
h is broken,dm
l eliminated
roll r2 DR 2,3 mc for h by boris
h checks LLMC r2 drm leader +1 morale 6 passed

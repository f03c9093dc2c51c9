# A7.3, A7.531: the leadership of an attack is not of one target alone.
name = "own_leader_only_one"
printing = "2e"

[players]
anna = { side = "american" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "american", type = "american 6-6-6", sw = [] }
l = { side = "american", type = "9-1" }
t = { side = "german", type = "german 4-6-7", sw = [] }
u = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place a K5
place l K5


by boris
place t K9
place u K9

by anna
turn 1 american PFPh
a1 prep by a inherent 6 FP at K9 range 4 directed-by l
roll r1 DR 5,3 ift in a1
a1 ift r1 drm leader -1 only t   !! A7.3-final-dr
by boris
roll r2 DR 1,2 mc for t in a1
t checks NMC r2 passed in a1
roll r3 DR 1,3 tc for u in a1
u checks PTC r3 passed in a1
by anna
phase-end

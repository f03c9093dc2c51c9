# C3.3: woods and grain; the Starter Kit example.
name = "CD-139"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "american" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "8.8cm FlaK 18 o. 36" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "american", type = "american 6-6-6" }
---
by boris
place t K36
t is known
attest tem K36 +1
by anna
attest tem K36 +1
place f K40 vca K39-L39
place m K40
f los t exists hindrance +1
by boris
f los t exists hindrance +1
by anna
turn 1 german PFPh
a1 prep by f gun at K36 units t infantry-target range 4
roll r1 DR 3,4 to-hit in a1
a1 to-hit f gun r1 target t ammo HE drm Q +1, grain +1 number 8 final 9 miss   ok C3.3-final-dr  = number 8  = final 9  = miss

# C6.5: the same Gun fires again at what it acquired.
name = "CD-140"
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
roll r1 DR 2,5 to-hit in a1
a1 to-hit f gun r1 target t ammo HE drm Q +1, grain +1 number 8 final 9 miss
a2 prep by f gun rof at K36 units t infantry-target range 4
roll r2 DR 1,2 to-hit in a2
a2 to-hit f gun r2 target t ammo HE drm Q +1, grain +1, N -1 number 8 final 4 hit   ok C6.5-acquired  = final 4  = hit
roll r3 DR 6,6 ift in a2
a2 ift r3 column 16 final 12 result NE   ok C8.31-he-column  = column 16

# C8.31: a 40LL at Infantry.
name = "CD-256"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K34 = { is = ["wooden-building"] }

[units]
f = { side = "german", type = "4.2cm lePaK 41" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "russian 4-4-7" }
---
by boris
place t K34
t is known
by anna
place f K40 vca K39-L39
place m K40
turn 1 german PFPh
a1 prep by f gun at K34 units t infantry-target range 6
roll r1 DR 3,2 to-hit in a1
a1 to-hit f gun r1 target t drm Q +2 number 8 final 7 hit
roll r2 DR 6,6 ift in a1
a1 ift r2 column 1 final 12 result NE

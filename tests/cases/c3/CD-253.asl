# C6.1: a start is no move.
name = "CD-253"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place f K40 vca K39-L39
place m K40
by boris
place t K34 vca K33-L33
t is known
turn 1 russian MPh
t start 1 MP total 1 seen-by f,m
by anna
a1 first by f gun at K34 units t vehicle-target range 6 answers t
roll r1 DR 5,6 to-hit in a1
a1 to-hit f gun r1 target t ammo AP number 10 final 11 miss   = drm +0

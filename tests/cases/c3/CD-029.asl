# C6.1: one MP in LOS.
name = "CD-029"
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
place t K33 vca K34-J33
turn 1 russian MPh
t start 1 MP total 1 seen-by nobody
t enter K34 1 MP total 2 seen-by f,m
by anna
a1 first by f gun at K34 units t vehicle-target range 6 answers t
roll r1 DR 2,4 to-hit in a1
a1 to-hit f gun r1 target t ammo AP drm J2 +4 number 10 final 10 hit   ok C6.1-case-j  = number 10  = final 10  = drm +4  = hit

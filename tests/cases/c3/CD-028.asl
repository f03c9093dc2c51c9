# C3.3, C5.1: a Gun turns by two spines.
name = "CD-028"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "russian", type = "45mm PTP obr. 32" }
m = { side = "russian", type = "russian crew 2-2-8" }
t = { side = "german", type = "PzKpfw IVH", ce = false }
---
by anna
place f K40 vca K39-L39
place m K40
by boris
place t P42 vca O42-P41
turn 1 german MPh
t start 1 MP total 1
t enter O42 1 MP total 2
t enter N41 1 MP total 3
t enter M41 1 MP total 4
t stop 1 MP total 5
t ends
turn 1 german DFPh
by anna
a1 final by f gun at M41 units t vehicle-target range 2 vca L40-L41
roll r1 DR 1,2 to-hit in a1
a1 to-hit f gun r1 target t ammo AP drm A +4, J +2 number 10 final 9 hit   ok C3.3-modified-th  = number 10  = final 9  = drm +6  = hit

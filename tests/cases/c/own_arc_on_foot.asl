# C3.21: a Gun on foot fires within its arc; one that Case A alone says to have turned is asked.
name = "own_arc_on_foot"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
g = { side = "german", type = "7.5cm PaK 40" }
n = { side = "german", type = "german crew 2-2-8" }
h = { side = "german", type = "7.5cm PaK 40" }
p = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85", ce = false }
---
by boris
place t K8 vca K7-L7
t is known
by anna
place f K1 vca K0-L0
place m K1
place g K1 vca K0-L0
place n K1
place h L1 vca L0-M1
place p L1
turn 1 german PFPh
a1 prep by f gun at K8 units t vehicle-target range 7
roll r1 DR 5,6 to-hit in a1
a1 to-hit f gun r1 target t ammo AP number 9 final 11 miss   !! C3.21-in-arc
a2 prep by g gun at K8 units t vehicle-target range 7 vca K2-L1
roll r2 DR 5,6 to-hit in a2
a2 to-hit g gun r2 target t ammo AP drm A +4 number 9 final 15 miss   ok C3.21-in-arc
a3 prep by h gun at K8 units t vehicle-target range 7
roll r3 DR 5,6 to-hit in a3
a3 to-hit h gun r3 target t ammo AP drm A +5 number 9 final 16 miss   ?? C5.1-case-a

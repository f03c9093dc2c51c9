# legal: BFF without any MP spent: the target saw none, Case C2 +6; not moved, so it may still start and go
name = "88_bff_without_moving"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", ce = false }
gs = { side = "german", type = "german 4-6-7", sw = [] }
---
place t34 F5 vca G5-G6
place gs L5
turn 1 russian MPh
a1 bounding by t34 MA at L5 units gs infantry-target range 6
roll r1 DR 4,5 to-hit in a1 by boris
a1 to-hit t34 MA r1 target gs drm C2 +6, I +1 number 8 final 16 miss
marker bounding-fire on t34
t34 start 1 MP total 1 seen-by gs
t34 enter G5 1 MP total 2 seen-by gs
t34 stop 1 MP total 3 seen-by gs
t34 ends
phase-end

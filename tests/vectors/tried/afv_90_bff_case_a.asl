# broken D3.51-exc-bff-no-case-a: Bounding First Fire pays no Case A for the turret that the stop MP turned
name = "90_bff_case_a"
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
place gs K8
turn 1 russian MPh
t34 start 1 MP total 1 seen-by gs
t34 enter G5 1 MP total 2 seen-by gs
t34 enter H5 1 MP total 3 seen-by gs
t34 enter I5 1 MP total 4 seen-by gs
t34 stop 1 MP total 5 turret J5-I6 seen-by gs
a1 bounding by t34 MA at K8 units gs infantry-target range 4
roll r1 DR 3,4 to-hit in a1 by boris
a1 to-hit t34 MA r1 target gs drm A +1, C +4, I +1 number 8 final 13 miss
marker bounding-fire on t34
t34 ends
phase-end

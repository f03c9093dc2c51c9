# Without a wall to cross the turret is hit on its facing.
name = "own_d4_3_no_wall"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
---
by anna
place atg K9 vca K8-L8
place crew K9
by boris
place t K3 vca K4-J3
atg is known
crew is known
turn 1 russian MPh
t start 1 MP total 1 seen-by nobody
t enter K4 1 MP total 2 seen-by atg,crew
by anna
a1 first by atg gun at K4 units t vehicle-target answers t
roll r1 DR 1,5 to-hit in a1
a1 to-hit atg gun r1 target t drm J2 +4 number 10 final 10 hit
roll r2 DR 6,6 to-kill in a1
a1 to-kill r2 armor 3 number 14 result no-effect   !! D3.2-facing-selects-af
marker first-fire on atg
by boris
t stop 1 MP total 3 seen-by atg,crew
t ends

# C5.6: one shot of Intensive Fire in a Player Turn, also while the vehicle is another hex away.
name = "own_c5_6_third"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85" }
---
by anna
place atg K4 vca K5-J4
place crew K4
by boris
place t K8 vca K7-L7
atg is known
crew is known
turn 1 russian MPh
t start 1 MP total 1 seen-by atg,crew
by anna
a1 first by atg gun at K8 units t vehicle-target answers t
roll r1 DR 5,6 to-hit in a1
a1 to-hit atg gun r1 target t number 10 final 11 miss
by boris
t enter K7 1 MP total 2 seen-by atg,crew
by anna
a2 first by atg gun at K7 units t vehicle-target answers t
roll r2 DR 5,4 to-hit in a2
a2 to-hit atg gun r2 target t drm F +2, J1 +3, N -1 number 10 final 13 miss
marker intensive-fire on atg
by boris
t enter K6 1 MP total 3 seen-by atg,crew
by anna
a3 first by atg gun at K6 units t vehicle-target answers t
roll r3 DR 5,4 to-hit in a3
a3 to-hit atg gun r3 target t drm F +2, J1 +3, N -2 number 10 final 12 miss   !! C5.6-once
by boris
t stop 1 MP total 4 seen-by atg,crew
t ends

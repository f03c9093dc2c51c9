# C5.64: a Gun that a vehicle overruns may have one more shot of Intensive Fire; elsewhere it has none.
name = "own_c5_64"
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
place t K7 vca K6-L6
atg is known
crew is known
turn 1 russian MPh
t start 1 MP total 1 seen-by atg,crew
by anna
a1 first by atg gun at K7 units t vehicle-target answers t
roll r1 DR 5,6 to-hit in a1
a1 to-hit atg gun r1 target t number 10 final 11 miss
marker first-fire on atg
by boris
t enter K6 1 MP total 2 seen-by atg,crew
by anna
a2 first by atg gun at K6 units t vehicle-target answers t
roll r2 DR 5,4 to-hit in a2
a2 to-hit atg gun r2 target t drm F +2, J1 +3, N -1 number 10 final 13 miss
marker intensive-fire on atg
by boris
t enter K5 1 MP total 3 seen-by atg,crew
t enter K4 1 MP total 4 seen-by atg,crew
t overrun K4 4 MP total 8 seen-by atg,crew
by anna
a3 first by atg gun at K4 units t vehicle-target answers t
roll r3 DR 4,3 to-hit in a3
a3 to-hit atg gun r3 target t drm E +2, F +2, J +2, N -2 number 10 final 11 miss   ?? C5.6-once
marker no-fire on atg
by boris
t stop 1 MP total 9 seen-by atg,crew
t ends

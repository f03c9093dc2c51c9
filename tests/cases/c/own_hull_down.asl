# D4.2, C3.9: a hit on the hull of a vehicle that is Hull Down is a miss; on the turret it hits.
name = "own_hull_down"
printing = "2e"
walls = ["K4-K5"]

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", type = "7.5cm PaK 40" }
m1 = { side = "german", type = "german crew 2-2-8" }
t1 = { side = "russian", type = "T-34/85" }
f2 = { side = "german", type = "7.5cm PaK 40" }
m2 = { side = "german", type = "german crew 2-2-8" }
t2 = { side = "russian", type = "T-34/85" }
f3 = { side = "german", type = "7.5cm PaK 40" }
m3 = { side = "german", type = "german crew 2-2-8" }
t3 = { side = "russian", type = "T-34/85" }
f4 = { side = "german", type = "7.5cm PaK 40" }
m4 = { side = "german", type = "german crew 2-2-8" }
t4 = { side = "russian", type = "T-34/85" }
---
by boris
place t1 K4 vca K5-J4
place t2 M4 vca M5-L4
place t3 O4 vca O5-N4
place t4 Q4 vca Q5-P4
t1 is known
t2 is known
t3 is known
t4 is known
t2 is hull-down
t3 is hull-down
by anna
place f1 K9 vca K8-L8
place m1 K9
place f2 M9 vca M8-N8
place m2 M9
place f3 O9 vca O8-P8
place m3 O9
place f4 Q9 vca Q8-R8
place m4 Q9
turn 1 german PFPh
# behind a wall it may be
a1 prep by f1 gun at K4 units t1 vehicle-target
roll r1 DR 5,2 to-hit in a1
a1 to-hit f1 gun r1 target t1 number 10 final 7 miss   ?? C3.3-final-dr
marker prep-fire on f1
a2 prep by f2 gun at M4 units t2 vehicle-target
roll r2 DR 5,2 to-hit in a2
a2 to-hit f2 gun r2 target t2 number 10 final 7 miss   ok C3.3-final-dr
marker prep-fire on f2
# the turret is hit
a3 prep by f3 gun at O4 units t3 vehicle-target
roll r3 DR 3,4 to-hit in a3
a3 to-hit f3 gun r3 target t3 number 10 final 7 miss   !! C3.3-final-dr
marker prep-fire on f3
# nothing makes it Hull Down
a4 prep by f4 gun at Q4 units t4 vehicle-target
roll r4 DR 5,2 to-hit in a4
a4 to-hit f4 gun r4 target t4 number 10 final 7 miss   !! C3.3-final-dr
marker prep-fire on f4

# broken D3.2-in-hex-colored-dr: the colored 2 of a shot from within the hex is the rear, not the side
name = "40_gun_in_hex_facing"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place atg K6 vca K7-L6
place crew K6
by boris
place t34 K8 vca K7-L7
turn 1 russian MPh
t34 start 1 MP total 1 seen-by atg,crew
t34 enter K7 1 MP total 2 seen-by atg,crew
t34 enter K6 1 MP total 3 seen-by atg,crew
by anna
a1 first by atg gun at K6 units t34 vehicle-target range 0 answers t34
roll r1 DR 2,3 to-hit in a1 by anna
a1 to-hit atg gun r1 target t34 drm E +2, J1 +3 number 10 final 10 hit
t34 claims facing K6 side
roll r2 DR 6,6 to-kill in a1 by anna
a1 to-kill r2 armor 8 number 10 result no-effect
marker first-fire on atg
by boris
t34 enter K5 1 MP total 4
t34 stop 1 MP total 5
t34 ends
turn 1 russian DFPh

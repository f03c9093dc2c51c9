# A5.132: a miss at vehicles that crowd a hex may strike another of them, which is asked; of one that stands alone it strikes nobody.
name = "own_a5_132"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
t2 = { side = "russian", type = "T-34/85" }
t3 = { side = "russian", type = "T-34/85" }
atg = { side = "german", type = "7.5cm PaK 40" }
atg2 = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
crew2 = { side = "german", type = "german crew 2-2-8" }
---
by boris
place t K4 vca K5-J4
place t2 K4 vca K5-J4
place t3 N4 vca N5-M5
by anna
place atg K9 vca K8-L8
place crew K9
place atg2 N9 vca N8-O9
place crew2 N9
turn 1 german PFPh
a1 prep by atg gun at K4 units t vehicle-target
roll r1 DR 5,6 to-hit in a1
a1 to-hit atg gun r1 target t number 10 final 11 miss
roll r2 dr 1 named "overstacked vehicles" for atg
roll r3 DR 3,2 to-kill in a1
a1 to-kill r3 armor 11 number 6 result eliminated   ?? C3.3-hit-first
t2 suffers eliminated in a1
a2 prep by atg2 gun at N4 units t3 vehicle-target
roll r4 DR 5,6 to-hit in a2
a2 to-hit atg2 gun r4 target t3 number 10 final 11 miss
roll r5 DR 3,2 to-kill in a2
a2 to-kill r5 armor 11 number 6 result eliminated   !! C3.3-hit-first

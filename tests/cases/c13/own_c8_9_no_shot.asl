# C8.9: by a DR above the Depletion Number (A4 in 1943, s7) there was no shot: a miss is right, and the Gun fires on as if it had not fired.
name = "own_c8_9_no_shot"
printing = "2e"
date = "1943-07-01"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", type = "7.5cm PaK 40" }
m1 = { side = "german", type = "german crew 2-2-8" }
f2 = { side = "german", type = "7.5cm PaK 40" }
m2 = { side = "german", type = "german crew 2-2-8" }
f3 = { side = "german", type = "7.5cm PaK 40" }
m3 = { side = "german", type = "german crew 2-2-8" }
f4 = { side = "german", type = "7.5cm PaK 40" }
m4 = { side = "german", type = "german crew 2-2-8" }
f5 = { side = "german", type = "7.5cm PaK 40" }
m5 = { side = "german", type = "german crew 2-2-8" }
t1 = { side = "russian", type = "T-34/85" }
t2 = { side = "russian", type = "T-34/85" }
t3 = { side = "russian", type = "T-34/85" }
t4 = { side = "russian", type = "T-34/85" }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place t1 K4 vca K5-J4
place t2 M4 vca M5-L4
place t3 O4 vca O5-N4
place r Q4
t1 is known
t2 is known
t3 is known
r is known
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
# SMOKE that was not there leaves the first shot to another Target Type
a7 prep by f4 gun at Q4 area-target
roll r7 DR 4,5 to-hit in a7
a7 to-hit f4 gun r7 ammo SMOKE number 9 final 9 miss
a8 prep by f4 gun at Q4 units r infantry-target
roll r8 DR 5,5 to-hit in a8
a8 to-hit f4 gun r8 target r ammo HE number 8 final 10 miss
marker prep-fire on f4
a1 prep by f1 gun at K4 units t1 vehicle-target
roll r1 DR 4,3 to-hit in a1
a1 to-hit f1 gun r1 target t1 ammo APCR number 10 final 7 miss   ok C3.3-final-dr
a2 prep by f1 gun at K4 units t1 vehicle-target
roll r2 DR 5,6 to-hit in a2
a2 to-hit f1 gun r2 target t1 ammo AP number 10 final 11 miss
marker prep-fire on f1
# an AP shot was one
a3 prep by f2 gun at M4 units t2 vehicle-target
roll r3 DR 5,6 to-hit in a3
a3 to-hit f2 gun r3 target t2 ammo AP number 10 final 11 miss
a4 prep by f2 gun at M4 units t2 vehicle-target
roll r4 DR 5,6 to-hit in a4
a4 to-hit f2 gun r4 target t2 ammo AP drm N -1 number 10 final 10 hit   !! C2.24-rof-kept
# an elite force would have had it
a5 prep by f3 gun at O4 units t3 vehicle-target
roll r5 DR 3,2 to-hit in a5
a5 to-hit f3 gun r5 target t3 ammo APCR number 10 final 5 miss   ?? C3.3-final-dr
a6 prep by f3 gun at O4 units t3 vehicle-target
roll r6 DR 5,6 to-hit in a6
a6 to-hit f3 gun r6 target t3 ammo AP number 10 final 11 miss
marker prep-fire on f3

# D4.2: a hit on the hull of a vehicle that is Hull Down is a miss. To whom it is so no log tells: a hit that is told is asked. It is so no more where it drove to, and of one that started or turned it is asked.
name = "own_d4_2_hull"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
b = { side = "german", type = "7.5cm PaK 40" }
n = { side = "german", type = "german crew 2-2-8" }
c = { side = "german", type = "7.5cm PaK 40" }
o = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85" }
u = { side = "russian", type = "T-34/85" }
v = { side = "russian", type = "T-34/85" }
---
by boris
place t K4 vca K5-J4
place u O4 vca O5-N4
place v S4 vca S5-R4
t is hull-down
u is hull-down
v is hull-down
t is known
u is known
v is known
by anna
place a K9 vca K8-L8
place m K9
place b O9 vca O8-P8
place n O9
place c S9 vca S8-T8
place o S9
turn 1 russian MPh
by boris
u start 1 MP total 1
u enter O5 1 MP total 2
u stop 1 MP total 3
u ends
v start 1 MP total 1
v stop 1 MP total 2
v ends
by anna
turn 1 russian DFPh
a1 final by a gun at K4 units t vehicle-target
roll r1 DR 4,1 to-hit in a1
a1 to-hit a gun r1 target t number 10 final 5 hit   ?? D4.2-hd-turret
a2 final by b gun at O5 units u vehicle-target
roll r2 DR 4,1 to-hit in a2
a2 to-hit b gun r2 target u drm J +2 number 10 final 7 miss   !! C3.3-final-dr
a3 final by c gun at S4 units v vehicle-target
roll r3 DR 4,1 to-hit in a3
a3 to-hit c gun r3 target v number 10 final 5 miss   ?? C3.3-final-dr

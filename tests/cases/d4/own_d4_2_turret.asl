# D4.2: in its turret a Hull Down vehicle is hit.
name = "own_d4_2_turret"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85" }
---
by boris
place t K4 vca K5-J4
t is hull-down
t is known
by anna
place a K9 vca K8-L8
place m K9
turn 1 german PFPh
a1 prep by a gun at K4 units t vehicle-target
roll r1 DR 2,3 to-hit in a1
a1 to-hit a gun r1 target t number 10 final 5 hit   ok D4.2-hd-turret

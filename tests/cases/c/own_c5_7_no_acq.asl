# C5.7: whether Case N counts beside Case G is asked.
name = "own_c5_7_no_acq"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", type = "T-34/85" }
u = { side = "russian", type = "T-34/85" }
a = { side = "german", type = "7.5cm PaK 40" }
c = { side = "german", type = "german crew 2-2-8" }
---
by boris
place t K5 vca K6-L5
t is known
by anna
place a K9 vca K8-L8
place c K9
turn 1 german PFPh
a1 prep by a gun at K5 units t vehicle-target
roll r1 DR 1,6 to-hit in a1
a1 to-hit a gun r1 target t drm G +5 number 10 final 12 miss   ok C5.7-no-acq
a2 prep by a gun rof at K5 units t vehicle-target
roll r2 DR 5,6 to-hit in a2
a2 to-hit a gun r2 target t drm G +5, N -1 number 10 final 15 miss   ?? C5.7-no-acq
marker prep-fire on a

# vector A12.14-fires-at-broken
# A concealed squad fires at a broken enemy; none in Good Order is there.
name = "A12.14-fires-at-broken"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is concealed
by boris
place e K8
e is broken,dm
e los s exists
turn 1 russian DFPh
by anna
a1 final by s inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 final 11 result NE
marker final-fire on s
turn 1 russian AFPh   ok A12.14-sixteen

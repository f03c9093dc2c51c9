# A concealed squad fires, seen by a Good Order enemy: it loses its "?" (A12.14).
name = "own_a12_14_fires"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is concealed
place s2 M5
s2 is concealed
by boris
place e K8
by anna
s los e exists
s2 los e exists
turn 1 german PFPh
a1 prep by s inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 final 11 result NE
marker prep-fire on s
turn 1 german MPh   !! A12.14-sixteen

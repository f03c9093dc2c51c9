# vector a7x-five-attacks
# Five attacks by five firers on one Location in the DFPh.
name = "a7x-five-attacks"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "russian", type = "4-6-7", kind = "squad" }
b = { side = "russian", type = "4-6-7", kind = "squad" }
c = { side = "russian", type = "4-6-7", kind = "squad" }
d = { side = "russian", type = "4-6-7", kind = "squad" }
e = { side = "russian", type = "4-6-7", kind = "squad" }
t = { side = "german", type = "4-6-7", kind = "squad" }
---
place a K5
place b L5
place c M5
place d N5
place e J5
place t K8
turn 1 german DFPh
a1 final by a inherent 4 FP at K8
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 final by b inherent 4 FP at K8
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
a3 final by c inherent 4 FP at K8
roll r3 DR 6,5 ift in a3
a3 ift r3 result none
a4 final by d inherent 4 FP at K8
roll r4 DR 6,5 ift in a4
a4 ift r4 result none
a5 final by e inherent 4 FP at K8
roll r5 DR 6,5 ift in a5
a5 ift r5 result none   = findings 0

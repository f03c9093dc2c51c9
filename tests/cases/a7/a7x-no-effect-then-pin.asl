# vector a7x-no-effect-then-pin
# A dash result is followed by a Pin marker.
name = "a7x-no-effect-then-pin"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "8-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place x K5
place t K8
turn 1 german PFPh
a1 prep by x inherent 8 FP at K8
roll r1 DR 6,5 ift in a1
a1 ift r1
marker pin on t   !! A7.306-no-effect  = not pinned t

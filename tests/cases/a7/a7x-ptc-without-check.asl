# vector a7x-ptc-without-check
# PTC result; no NTC roll is logged for the unbroken unpinned squad.
name = "a7x-ptc-without-check"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "6-6-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place x K5
place t K8
turn 1 german PFPh
a1 prep by x inherent 6 FP at K8
roll r1 DR 3,5 ift in a1
a1 ift r1   = PTC  = check due
turn 1 german AFPh   !! A7.305-ptc-unbroken

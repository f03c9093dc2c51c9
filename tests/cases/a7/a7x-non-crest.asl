# vector a7x-non-crest
# A unit IN a gully below the LOS is listed as a target of the attack on its hex.
name = "a7x-non-crest"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
t1 = { side = "russian", type = "4-6-7", kind = "squad" }
t2 = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K5
place t1 K8
place t2 K8 level in
s los t2 blocked
turn 1 german PFPh
a1 prep by s inherent 4 FP at K8   = targets t1
s claims targets t1,t2   !! A7.4-exc-los-blocked  = not target t2  = target t1

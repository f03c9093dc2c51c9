# vector a7-spraying-no-capability
# A squad without the underscored Range sprays.
name = "a7-spraying-no-capability"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
t1 = { side = "russian", type = "4-6-7", kind = "squad" }
t2 = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K5
place t1 K7
place t2 L7
turn 1 german PFPh
a1 prep by s inherent 4 FP x1/2 spraying at K7,L7   !! A7.34-capability  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1

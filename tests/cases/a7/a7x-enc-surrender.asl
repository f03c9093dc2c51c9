# vector a7x-enc-surrender
# An encircled broken unit, ADJACENT to an enemy, tries to rout: A20.21 applies.
name = "a7x-enc-surrender"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t = { side = "russian", type = "4-4-7", kind = "squad" }
e = { side = "german", type = "4-6-7", kind = "squad" }
---
place t T3
place e T2
t is broken,dm,encircled
turn 1 german RtPh
note "t cannot rout: by A20.21 it surrenders to e"   = encircled t  = broken t
t is captured   ?? A7.7-surrender
phase-end

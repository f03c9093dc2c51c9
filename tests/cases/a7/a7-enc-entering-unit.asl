# vector a7-enc-entering-unit
# A fresh squad of the same side advances into the marked Location and is encircled at once.
name = "a7-enc-entering-unit"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t = { side = "russian", type = "4-4-7", kind = "squad" }
n = { side = "russian", type = "4-4-7", kind = "squad" }
---
place t T3
place n T4
t is encircled
turn 1 russian APh
n advances T3   = encircled t  = encircled n

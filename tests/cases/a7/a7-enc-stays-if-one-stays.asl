# vector a7-enc-stays-if-one-stays
# One of two occupants leaves and returns: both are encircled.
name = "a7-enc-stays-if-one-stays"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t1 = { side = "german", type = "4-4-7", kind = "squad" }
t2 = { side = "german", type = "4-4-7", kind = "squad" }
---
place t1 T3
place t2 T3
t1 is encircled
t2 is encircled
turn 1 german MPh
t1 moves T4 2 MF
t1 moves T3 1 MF   = encircled t1  = encircled t2

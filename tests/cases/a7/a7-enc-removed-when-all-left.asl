# vector a7-enc-removed-when-all-left
# The only occupant leaves T3 and comes back: no longer encircled.
name = "a7-enc-removed-when-all-left"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place t T3
t is encircled
turn 1 german MPh
t moves T4 2 MF
t moves T3 1 MF   = not encircled t

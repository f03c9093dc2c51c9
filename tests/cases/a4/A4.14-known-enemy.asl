# vector A4.14-known-enemy
# A Good Order squad enters in the MPh a hex with an unconcealed enemy squad. Barred in the MPh.
name = "A4.14-known-enemy"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
e = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place e K6
e is known
turn 1 german MPh
s moves K6 1 MF   !! A4.14-enemy-location  = not allowed
turn 1 german DFPh

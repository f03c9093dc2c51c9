# vector A4.14-advance-in
# In the APh a squad advances into the Location of an unconcealed enemy squad. The APh allows it.
name = "A4.14-advance-in"
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
turn 1 german APh
s advances K6  = allowed
turn 1 german CCPh

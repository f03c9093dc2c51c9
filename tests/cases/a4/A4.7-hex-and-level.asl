# vector A4.7-hex-and-level
# From the ground level a squad advances into the first level of the building next door. Hex or level, not both.
name = "A4.7-hex-and-level"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["stone-building"] }
K6 = { is = ["stone-building"] }

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
turn 1 german APh
s advances K6 level 1   !! A4.7-advance-one  = not allowed
turn 1 german CCPh

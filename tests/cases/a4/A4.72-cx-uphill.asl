# vector A4.72-cx-uphill
# A CX squad advances uphill into woods (4 MF). CX units may not advance into Difficult Terrain.
name = "A4.72-cx-uphill"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"], level = 1 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
s is cx
turn 1 german APh
s advances K6   !! A4.72-cx-may-not  = Difficult Terrain
turn 1 german CCPh

# vector A4.131-wall-open
# Over a wall into Open Ground. 1 + 1 = 2 MF.
name = "A4.131-wall-open"
printing = "2e"
walls = ["K5-K6"]

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
turn 1 german MPh
s moves K6 2 MF  = costs 2 MF
turn 1 german DFPh

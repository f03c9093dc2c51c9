# vector A4.5-late
# After four Open Ground hexes a squad declares Double Time and enters a fifth. 4 + 1 = 5 MF.
name = "A4.5-late"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
turn 1 german MPh
s moves K6 1 MF
s moves K7 1 MF
s moves K8 1 MF
s moves K9 1 MF
s declares double-time
s is cx
s moves K10 1 MF  = 5 MF allotted s
turn 1 german DFPh

# vector A4.5-late-two
# The late declaration is used for a fifth and a sixth hex. Late Double Time gives 1, not 2.
name = "A4.5-late-two"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K4
turn 1 german MPh
s moves K5 1 MF
s moves K6 1 MF
s moves K7 1 MF
s moves K8 1 MF
s declares double-time
s is cx
s moves K9 1 MF
s moves K10 1 MF   !! A4.5-late  = 5 MF allotted s
turn 1 german DFPh

# vector A4.11-squad-four
# A German 4-6-7 walks four Open Ground hexes. 4 x 1 = 4 MF of 4.
name = "A4.11-squad-four"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad", nation = "german" }
---
place s K5
turn 1 german MPh
s moves K6 1 MF
s moves K7 1 MF
s moves K8 1 MF
s moves K9 1 MF  = 4 MF allotted s  = 4 MF spent s
s ends
turn 1 german DFPh

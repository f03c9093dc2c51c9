# vector A4.11-squad-five
# The same squad goes on to a fifth Open Ground hex, alone, off the road. 5 MF spent of 4.
name = "A4.11-squad-five"
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
s moves K9 1 MF
s moves K10 1 MF   !! A4.1-allotment  = 4 MF allotted s  = 5 MF spent s
turn 1 german DFPh

# vector A4.11-conscript
# A Russian 4-2-6 Conscript squad walks four Open Ground hexes without a leader. Inexperienced: 3 MF, 4 spent.
name = "A4.11-conscript"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-2-6", kind = "squad", nation = "russian", quality = "conscript" }
---
place s K5
turn 1 german MPh
s moves K6 1 MF
s moves K7 1 MF
s moves K8 1 MF
s moves K9 1 MF   !! A4.11-inexperienced-mf  = 3 MF allotted s  = 4 MF spent s
turn 1 german DFPh

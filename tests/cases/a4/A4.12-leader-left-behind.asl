# vector A4.12-leader-left-behind
# Squad and leader go four hexes together; then the squad alone spends two more MF. Not stacked with him at the end: 4 MF only, 6 spent.
name = "A4.12-leader-left-behind"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad", nation = "german" }
l = { side = "german", type = "9-1", kind = "leader", nation = "german" }
---
place s K1
place l K1
turn 1 german MPh
s moves K2 1 MF
l moves K2 1 MF
s moves K3 1 MF
l moves K3 1 MF
s moves K4 1 MF
l moves K4 1 MF
s moves K5 1 MF
l moves K5 1 MF
s moves K6 1 MF   !! A4.12-whole-move
s moves K7 1 MF  = 4 MF allotted s  = 6 MF spent s
s ends
turn 1 german DFPh

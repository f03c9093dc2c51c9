# vector A19.31-conscript-leader
# The Conscripts move five Open Ground hexes stacked with an 8-0. 3 + 2 = 5 MF.
name = "A19.31-conscript-leader"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "russian", type = "russian 4-2-6", sw = [] }
l = { side = "russian", type = "8-0", nation = "russian" }
---
by boris
place s K5
place l K5
turn 1 russian MPh
s moves K6 1 MF
l moves K6 1 MF
s moves K7 1 MF
l moves K7 1 MF
s moves K8 1 MF
l moves K8 1 MF
s moves K9 1 MF
l moves K9 1 MF
s moves K10 1 MF
l moves K10 1 MF
s ends
turn 1 russian DFPh

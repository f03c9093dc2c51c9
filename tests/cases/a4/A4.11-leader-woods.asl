# vector A4.11-leader-woods
# A leader alone enters two woods hexes and two Open Ground hexes. 2 + 2 + 1 + 1 = 6 MF.
name = "A4.11-leader-woods"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }
K7 = { is = ["woods"] }

[units]
l = { side = "german", type = "8-0", kind = "leader" }
---
place l K5
turn 1 german MPh
l moves K6 2 MF terrain
l moves K7 2 MF terrain
l moves K8 1 MF
l moves K9 1 MF  = 6 MF allotted l  = 6 MF spent l
turn 1 german DFPh

# vector A17.2-wounded-leader
# A wounded 8-1 walks four Open Ground hexes. 3 MF when wounded.
name = "A17.2-wounded-leader"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
l = { side = "german", type = "8-1" }
---
by anna
place l K5
l is wounded
turn 1 german MPh
l moves K6 1 MF
l moves K7 1 MF
l moves K8 1 MF
l moves K9 1 MF   !! A4.1-allotment

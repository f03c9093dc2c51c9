# vector A4.5-ceiling
# Squad and leader Double Time and spend nine MF off the road. 4+2+2 = 8 is the most.
name = "A4.5-ceiling"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
l = { side = "german", type = "8-0", kind = "leader" }
---
place s K1
place l K1
turn 1 german MPh
s declares double-time
l declares double-time
s moves K2 1 MF
l moves K2 1 MF
s moves K3 1 MF
l moves K3 1 MF
s moves K4 1 MF
l moves K4 1 MF
s moves K5 1 MF
l moves K5 1 MF
s moves K6 1 MF
l moves K6 1 MF
s moves K7 1 MF
l moves K7 1 MF
s moves K8 1 MF
l moves K8 1 MF
s moves K9 1 MF
l moves K9 1 MF
s moves K10 1 MF   !! A4.5-ceiling  = 9 MF spent s
l moves K10 1 MF   !! A4.5-ceiling  = 8 MF allotted s
s is cx
l is cx
turn 1 german DFPh

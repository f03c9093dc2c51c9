# A4.12: when its leader breaks on the way a squad keeps of his two MF what it has used, and no more: 4 after 2, 5 after 5.
name = "own_a4_12_leader_lost_on_the_way"
printing = "2e"
[players]
gerda = { side = "german" }
ivan = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "4-6-7", kind = "squad", nation = "german" }
s2 = { side = "german", type = "4-6-7", kind = "squad", nation = "german" }
s3 = { side = "german", type = "4-6-7", kind = "squad", nation = "german" }
l = { side = "german", type = "9-1", kind = "leader", nation = "german" }
m = { side = "german", type = "9-1", kind = "leader", nation = "german" }
f = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", fp = 4, range = 4 }
---
place s K1
place s2 K1
place l K1
place s3 P1
place m P1
turn 1 german MPh
s moves K2 1 MF
s2 moves K2 1 MF
l moves K2 1 MF
s moves K3 1 MF
s2 moves K3 1 MF
l moves K3 1 MF
l is broken   ?? LOG.no-cause
s moves K4 1 MF
s2 moves K4 1 MF
s moves K5 1 MF
s2 moves K5 1 MF
s2 moves K6 1 MF   !! A4.12-whole-move
s3 moves P2 1 MF
m moves P2 1 MF
s3 moves P3 1 MF
m moves P3 1 MF
s3 moves P4 1 MF
m moves P4 1 MF
s3 moves P5 1 MF
m moves P5 1 MF
s3 moves P6 1 MF
m moves P6 1 MF
m eliminated   ?? LOG.no-cause
turn 1 german DFPh

# What was spent with a leader stands though he falls (A4.12).
name = "own_a4_12_leader_falls_later"
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
s4 = { side = "german", type = "4-6-7", kind = "squad", nation = "german" }
l = { side = "german", type = "9-1", kind = "leader", nation = "german" }
f = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", fp = 4, range = 4 }
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
s moves K6 1 MF
l moves K6 1 MF
s moves K7 1 MF
l moves K7 1 MF
l eliminated   ?? LOG.no-cause
turn 1 german DFPh

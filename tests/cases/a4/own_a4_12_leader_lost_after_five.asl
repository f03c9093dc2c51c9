# A4.12: five MF spent with a leader who then falls stand; the sixth is one too many.
name = "own_a4_12_leader_lost_after_five"
printing = "2e"
[players]
gerda = { side = "german" }
ivan = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s3 = { side = "german", type = "4-6-7", kind = "squad", nation = "german" }
m = { side = "german", type = "9-1", kind = "leader", nation = "german" }
f = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", fp = 4, range = 4 }
---
place s3 P1
place m P1
turn 1 german MPh
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
s3 moves P7 1 MF   !! A4.12-whole-move
turn 1 german DFPh

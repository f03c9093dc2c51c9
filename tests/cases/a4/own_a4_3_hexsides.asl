# Bypass along hexsides of the hex, one beside the other, that are clear (A4.3).
name = "own_a4_3_hexsides"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }
M6 = { is = ["stone-building"] }
O6 = { is = ["woods"] }

[weapons]
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }
MMG = { kind = "mg", fp = 5, range = 12, rof = 2, b = 12, pp = 5 }
HMG = { kind = "mg", fp = 7, range = 16, rof = 2, b = 12, pp = 6 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
t = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
l = { side = "german", type = "9-1", kind = "leader", sw = [] }
u = { side = "german", type = "4-6-7", kind = "squad" }
v = { side = "german", type = "4-6-7", kind = "squad" }
e = { side = "russian", type = "4-4-7", kind = "squad" }
f = { side = "russian", type = "8-0", kind = "leader" }
---
place s K5
place t M5
place l O5
turn 1 german MPh
t clearance L5-M6 not-clear   ?? D2.3-clearance
s moves K6 1 MF along K6-L5,K6-J6   !! A4.3-clear-hexside
s moves K7 1 MF
t moves M6 1 MF along L5-M6   !! A4.3-clear-hexside
t moves M7 1 MF
l moves O6 1 MF along K6-L5   !! A4.3-clear-hexside
l moves O7 1 MF
turn 1 german DFPh

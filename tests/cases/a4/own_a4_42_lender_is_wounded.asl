# What a SMC lent stands though he is wounded (A4.42).
name = "own_a4_42_lender_is_wounded"
printing = "2e"
[players]
gerda = { side = "german" }
ivan = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
HMG = { kind = "mg", fp = 7, range = 16, rof = 1, b = 12, pp = 4 }
MMG = { kind = "mg", fp = 5, range = 12, rof = 1, b = 12, pp = 3 }
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }
MTR = { kind = "ordnance", range = 13, rof = 3, b = 12, pp = 2 }
[units]
s = { side = "german", type = "4-6-7", kind = "squad", nation = "german" }
s2 = { side = "german", type = "4-6-7", kind = "squad", nation = "german" }
s3 = { side = "german", type = "4-6-7", kind = "squad", nation = "german" }
s4 = { side = "german", type = "4-6-7", kind = "squad", nation = "german" }
c = { side = "german", type = "4-3-6", kind = "squad", nation = "german", quality = "conscript" }
h1 = { side = "german", type = "2-4-7", kind = "hs", nation = "german" }
w1 = { side = "german", type = "2-2-8", kind = "crew", nation = "german" }
w2 = { side = "german", type = "2-2-8", kind = "crew", nation = "german" }
m = { side = "german", type = "4-6-7", kind = "squad", nation = "german", sw = ["HMG"] }
m3 = { side = "german", type = "4-6-7", kind = "squad", nation = "german", sw = ["MMG"] }
l = { side = "german", type = "9-1", kind = "leader", nation = "german", sw = [] }
o = { side = "german", type = "1-4-9", kind = "hero", nation = "german", sw = ["LMG"] }
f = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", fp = 4, range = 4 }
f2 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", fp = 4, range = 4 }
f3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", fp = 4, range = 4 }
f4 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", fp = 4, range = 4 }
---
place m K1
place l K1
turn 1 german MPh
m moves K2 1 MF
l moves K2 1 MF
m moves K3 1 MF
l moves K3 1 MF
m moves K4 1 MF
l moves K4 1 MF
m moves K5 1 MF
l moves K5 1 MF
m moves K6 1 MF
l moves K6 1 MF
m moves K7 1 MF
l moves K7 1 MF
l is wounded   ?? LOG.no-cause
turn 1 german DFPh

# A SMC carries two PP (A4.42).
name = "own_a4_42_smc"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }
MMG = { kind = "mg", fp = 5, range = 12, rof = 2, b = 12, pp = 5 }
HMG = { kind = "mg", fp = 7, range = 16, rof = 2, b = 12, pp = 6 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
t = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
l = { side = "german", type = "9-1", kind = "leader", sw = ["MMG"] }
u = { side = "german", type = "4-6-7", kind = "squad" }
v = { side = "german", type = "4-6-7", kind = "squad" }
e = { side = "russian", type = "4-4-7", kind = "squad" }
f = { side = "russian", type = "8-0", kind = "leader" }
---
place l K5
place s M5
turn 1 german MPh
l moves K6 1 MF   !! A4.42-smc-two
turn 1 german DFPh

# The OVR costs twice the hex (A4.15).
name = "own_a4_15_double"
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
l = { side = "german", type = "9-1", kind = "leader", sw = [] }
u = { side = "german", type = "4-6-7", kind = "squad" }
v = { side = "german", type = "4-6-7", kind = "squad" }
e = { side = "russian", type = "4-4-7", kind = "squad" }
f = { side = "russian", type = "8-0", kind = "leader" }
---
place s K5
place f K6
f is known
turn 1 german MPh
roll r1 DR 2,4 tc for s
s checks NTC r1 morale 7 passed
s moves K6 1 MF overrun   !! A4.15-ovr-double
turn 1 german DFPh

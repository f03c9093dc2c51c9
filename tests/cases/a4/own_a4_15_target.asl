# Infantry OVR is at one Known SMC, by a MMC (A4.15).
name = "own_a4_15_target"
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
place l M5
place e K6
place f N5
e is known
f is known
turn 1 german MPh
roll r1 DR 2,4 tc for s
s checks NTC r1 morale 7 passed
s moves K6 2 MF overrun   !! A4.14-enemy-location   !! A4.15-ovr-target
l moves N5 2 MF overrun   !! A4.15-ovr-target   !! A4.15-ovr-ntc
turn 1 german DFPh

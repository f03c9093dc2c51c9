# CX changes no MC, and lets it advance into the open (A4.51, A4.72).
name = "own_a4_51_kept"
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
place t M5
place e M7
t is cx
turn 1 german DFPh
a1 final by e inherent 4 FP at M5 range 2 total 4 FP column 4
roll r1 DR 3,3 ift in a1
a1 ift r1
roll r2 DR 1,2 tc for t in a1
t checks PTC r2 passed in a1
turn 1 german APh
t advances M6
turn 1 german CCPh

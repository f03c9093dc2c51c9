# A fourth squad pays for the crowd, and what is fired at is crowded (A5.11, A5.131).
name = "own_a5_11_entry"
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
place s K6
place t K6
place v K6
place u K5
place e K9
turn 1 german MPh
u moves K6 1 MF   !! A5.11-entry
turn 1 german DFPh
a1 final by e inherent 4 FP at K6 range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1   !! A5.131-defense
turn 1 german AFPh

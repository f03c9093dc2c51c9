# A Dash leads out of cover over a road into cover (A4.63).
name = "own_a4_63_path"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }
K7 = { is = ["woods"] }
K6 = { is = ["open-ground"], road = ["J5-K6", "K6-L5"] }
M5 = { is = ["woods"] }
P6 = { is = ["woods"] }

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
place l P5
turn 1 german MPh
s declares dash K7
s moves K6 1 MF
s moves L6 1 MF   !! A4.63-way
t declares dash M7   !! A4.63-path
l moves P6 1 MF   ?? A4.13-cost-of-terrain
l declares dash P8   !! A4.63-path
turn 1 german DFPh

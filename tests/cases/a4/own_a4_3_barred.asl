# Rubble and a Blaze bar Bypass, and a broken unit does not Bypass (A4.3).
name = "own_a4_3_barred"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"], blaze = "ground" }
M6 = { is = ["woods"] }

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
t is broken
turn 1 german MPh
s moves K6 1 MF along K6-L5   !! A4.3-barred
s moves K7 1 MF
t moves M6 1 MF along M6-N5   !! A4.1-able   !! A4.3-not-broken
t moves M7 1 MF   !! A4.1-able
turn 1 german DFPh

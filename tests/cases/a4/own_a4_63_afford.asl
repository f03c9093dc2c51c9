# A Dash is within the MF at hand, and fire at it in the road is halved (A4.63).
name = "own_a4_63_afford"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }
K7 = { is = ["woods"], level = 1 }
K6 = { is = ["open-ground"], road = ["J5-K6", "K6-L5"] }

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
place e N6
turn 1 german MPh
s declares dash K7
s moves K6 1 MF
a1 first by e inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4   !! A4.63-halved
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1
s moves K7 6 MF   !! A4.63-affordable
turn 1 german DFPh

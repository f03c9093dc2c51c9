# Who advances in later makes no hex difficult for who came before (A4.72).
name = "own_a4_72_who_comes_later"
printing = "2e"
[players]
gerda = { side = "german" }
ivan = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K2 = { is = ["wooden-building"] }
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
place c K1
place s2 K2
place s3 K2
place s K1
turn 1 german APh
c advances K2
s advances K2
turn 1 german CCPh

# Of two vehicles in a Location the log does not tell what they count (A5.12).
name = "own_a5_12_two_tanks"
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
t = { side = "german", type = "PzKpfw IVH" }
t2 = { side = "german", type = "PzKpfw IVH" }
---
place s K1
place t K1 vca K2-L1
place t2 K1 vca K2-L1
place f K4
turn 1 german PFPh
a1 prep by s inherent 4 FP at K4 range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 drm overstacked +1 final 12   ?? LOG.drm-by-word
turn 1 german MPh

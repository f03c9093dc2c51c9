# vector A8.3-long-range
# A 4-4-7 (range 4) with a MMG, both First Fire, uses SFF with both at range 5; nobody is nearer. Inherent FP is beyond its Normal Range; the MMG alone might.
name = "A8.3-long-range"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { kind = "mg", fp = 4, range = 10, rof = 2, b = 12, pp = 5 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
f = { side = "russian", type = "4-4-7", kind = "squad", sw = ["MMG"] }
---
place s K3
place f K9
marker first-fire on f
turn 1 german MPh
s moves K4 1 MF
a1 subsequent by f inherent 4 FP x1/2 SFF x1/2 long-range, f sw:MMG 4 FP x1/2 SFF at K4 units s range 5 answers s total 3 FP   !! A8.3-normal-range  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1
turn 1 german DFPh

# vector A8.23-rest
# A 4-6-7 and its MMG fire 9 FP; colored 2: the MMG keeps ROF; a 2 counter is placed and the MMG fires at another unit later.
name = "A8.23-rest"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { kind = "mg", fp = 5, range = 12, rof = 2, b = 12, pp = 5 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
t = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
f = { side = "russian", type = "4-6-7", kind = "squad", sw = ["MMG"] }
---
place s K5
place t M4
place f K9
turn 1 german MPh
s moves K6 1 MF
a1 first by f inherent 4 FP, f sw:MMG 5 FP at K6 units s range 3 answers s total 9 FP column 8
roll r1 DR 2,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 5  = residual 2  = residual 4
roll r2 DR 1,2 mc for s in a1
s checks 2MC r2 morale 7 passed in a1
residual 2 FP at K6 from a1
s ends
t moves M5 1 MF
a2 first by f sw:MMG 5 FP rof at M5 units t range 5 answers t total 5 FP column 4   ok A8.23-rof  = ROF 2
roll r3 DR 6,5 ift in a2
a2 ift r3 drm FFMO -1, FFNAM -1 final 9
turn 1 german DFPh

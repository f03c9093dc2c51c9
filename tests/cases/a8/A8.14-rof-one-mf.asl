# vector A8.14-rof-one-mf
# The squad spends 1 MF in Open Ground; the HMG keeps ROF and fires at it again on that MF. 1 MF, one shot by one weapon.
name = "A8.14-rof-one-mf"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = { kind = "mg", fp = 6, range = 12, rof = 3, b = 12, pp = 5 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
f = { side = "russian", type = "4-4-7", kind = "squad", sw = ["HMG"] }
---
place s K5
place f K9
turn 1 german MPh
s moves K6 1 MF
a1 first by f sw:HMG 6 FP at K6 units s range 3 answers s total 6 FP column 6
roll r1 DR 2,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 5  = 1MC
roll r8 DR 1,2 mc for s in a1
s checks 1MC r8 morale 7 passed in a1
a2 first by f sw:HMG 6 FP rof at K6 units s range 3 answers s total 6 FP column 6   !! A8.14-per-mf  = not allowed
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFNAM -1, FFMO -1
turn 1 german DFPh

# vector A8.14-last-expenditure
# A squad spends 1 MF to enter, then 1 MF in the hex for a grenade try, then 1 MF to recover a SW; no shot at the first two. A ROF MG then fires twice on the last. Only the last expenditure is open: 1 shot (official answer).
name = "A8.14-last-expenditure"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = { kind = "mg", fp = 6, range = 12, rof = 3, b = 12, pp = 5 }
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = [] }
f = { side = "russian", type = "4-4-7", kind = "squad", sw = ["HMG"] }
---
place s K5
place f K9
marker named LMG at K6
turn 1 german MPh
s moves K6 1 MF
s moves K6 1 MF for smoke
s moves K6 1 MF for recovery
roll r1 dr 6 named "recovery" for s
s recovers LMG r1 not-recovered
a1 first by f sw:HMG 6 FP at K6 units s range 3 answers s total 6 FP
roll r2 DR 1,6 ift in a1
a1 ift r2 drm FFMO -1, FFNAM -1 final 5  = 1MC
roll r8 DR 1,2 mc for s in a1
s checks 1MC r8 morale 7 passed in a1
a2 first by f sw:HMG 6 FP rof at K6 units s range 3 answers s total 6 FP   !! A8.14-per-mf  = not allowed
roll r3 DR 6,5 ift in a2
a2 ift r3 drm FFNAM -1, FFMO -1
turn 1 german DFPh

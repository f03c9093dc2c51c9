# Recovery costs a MF, is tried once, by who is fit (A4.44).
name = "own_a4_44_recovery"
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
place s K5
place t K5
place l K5
place e N9
marker named LMG at K5
turn 1 german MPh
roll r1 dr 2 named "recovery" for s
s recovers LMG r1 recovered   !! A4.44-recovery-cost
s drops LMG
s moves K5 1 MF for recovery
roll r2 dr 2 named "recovery" for s
s recovers LMG r2 recovered   !! A4.44-once
t moves K5 1 MF for recovery
t is pinned   ?? LOG.no-cause
roll r3 dr 6 named "recovery" for t
t recovers MMG r3 not-recovered   !! A4.44-conditions
roll r4 dr 3 named "recovery" for t
t recovers LMG from s r4 recovered   !! A4.44-conditions   !! A4.44-from-broken
turn 1 german DFPh

# A4.4: a MMG that k1 carried in this MPh is Recovered by k2, who may not carry it on; what k3 dropped where it began was carried by nobody.
name = "A4.4-once-a-phase"
printing = "2e"
[players]
gerda = { side = "german" }
ivan = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
MMG = { kind = "mg", fp = 5, range = 10, rof = 2, b = 11, pp = 3 }
HMG = { kind = "mg", fp = 6, range = 12, rof = 3, b = 11, pp = 5 }
LMG = { kind = "mg", fp = 2, range = 6, rof = 1, b = 11, pp = 1 }
[units]
k1 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", sw = ["MMG"] }
k2 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian" }
k3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", sw = ["HMG"] }
k4 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian" }
k5 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", sw = ["LMG"] }
k6 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", sw = ["LMG"] }
k7 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", sw = [] }
g = { side = "german", type = "4-6-7", kind = "squad", nation = "german" }
---
place k1 K1
place k2 K2
place k3 P1
place k4 P1
place k5 T1
place k6 T6
place k7 T2
place g A1
turn 1 russian MPh
k1 moves K2 1 MF
k1 drops MMG
k1 moves K3 1 MF
k2 moves K2 1 MF for recovery
roll r1 dr 2 named "recovery" for k2
k2 recovers MMG r1 recovered
k2 moves L2 1 MF   !! A4.4-once-a-phase
k3 drops HMG
k3 moves P2 1 MF
k4 moves P1 1 MF for recovery
roll r2 dr 2 named "recovery" for k4
k4 recovers HMG r2 recovered
k4 moves P2 1 MF   ok A4.4-once-a-phase
k5 moves T2 1 MF
k5 drops LMG
k5 moves T3 1 MF
k7 moves T2 1 MF for recovery
roll r3 dr 2 named "recovery" for k7
k7 recovers LMG r3 recovered
k7 moves U2 1 MF   ?? A4.4-once-a-phase
turn 1 russian DFPh

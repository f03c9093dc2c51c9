# A4.42: what a unit Recovers it carries, though the head does not say what it has: five PP cost a squad two MF, from the hex on into which it takes them.
name = "own_a4_42_recovered"
printing = "2e"
[players]
gerda = { side = "german" }
ivan = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
HMG = { kind = "mg", fp = 6, range = 12, rof = 3, b = 11, pp = 5 }
[units]
k3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", sw = ["HMG"] }
k4 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian" }
k5 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian" }
g = { side = "german", type = "4-6-7", kind = "squad", nation = "german" }
---
place k3 P1
place k4 P2
place k5 V2
marker named HMG at V2
place g A1
turn 1 russian MPh
k3 drops HMG
k3 moves O1 1 MF
k4 moves P1 1 MF
k4 moves P1 1 MF for recovery
roll r2 dr 2 named "recovery" for k4
k4 recovers HMG r2 recovered
k4 moves O1 1 MF   !! A4.42-excess-mf  = 2 MF allotted k4
k5 moves V2 1 MF for recovery
roll r3 dr 2 named "recovery" for k5
k5 recovers HMG r3 recovered
k5 moves V3 1 MF
turn 1 russian DFPh
turn 1 russian AFPh
a1 advancing by k5 sw:HMG 6 FP x1/2 AFPh at V8 range 5   !! A7.35-moved-mg
roll r4 DR 6,5 ift in a1
a1 ift r4

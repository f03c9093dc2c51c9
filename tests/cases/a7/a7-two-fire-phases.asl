# vector a7-two-fire-phases
# A squad fires its LMG in the PFPh and its inherent FP in the AFPh.
name = "a7-two-fire-phases"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { fp = 3, range = 12, rof = 1, b = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 A0
place t A3
turn 1 german PFPh
a1 prep by s1 sw:LMG 3 FP at A3
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
turn 1 german AFPh
a2 advancing by s1 inherent 4 FP x1/2 AFPh at A3   !! A7.1-one-fire-phase-per-turn   !! A7.33-sw-separate-same-phase  = fire phases 2
roll r2 DR 6,5 ift in a2
a2 ift r2

# vector a7-first-then-final-same-phase
# A DEFENDING squad First Fires its inherent FP in the MPh and fires its LMG in the DFPh.
name = "a7-first-then-final-same-phase"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { fp = 3, range = 12, rof = 1, b = 12 }

[units]
s1 = { side = "russian", type = "4-6-7", kind = "squad", sw = ["LMG"] }
m = { side = "german", type = "4-4-7", kind = "squad" }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place s1 K5
place m K8
place t A3
turn 1 german MPh
m moves K8 1 MF not-assault   ?? A4.1-within-hex
a1 first by s1 inherent 4 FP at K8 units m
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
turn 1 german DFPh
a2 final by s1 sw:LMG 3 FP at A3   = fire phases 1
roll r2 DR 6,5 ift in a2
a2 ift r2

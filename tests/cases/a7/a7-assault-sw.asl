# vector a7-assault-sw
# Bonus claimed for a LMG fired by the squad while its inherent FP is not used.
name = "a7-assault-sw"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { fp = 3, range = 12, rof = 1, b = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", assault = true, sw = ["LMG"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K5
place t K8
turn 1 german AFPh
a1 advancing by s1 sw:LMG 3 FP x1/2 AFPh +1 assault at K8   !! A7.36-afph-inherent-only   = 1.5 FP
roll r1 DR 6,5 ift in a1
a1 ift r1

# vector a7-assault-opportunity
# An Opportunity Firing 5-4-8 claims 5+1.
name = "a7-assault-opportunity"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "5-4-8", kind = "squad", assault = true }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 A1
place t A4
turn 1 german PFPh
marker opportunity-fire on s1
turn 1 german AFPh
a1 opportunity by s1 inherent 5 FP +1 assault at A4   !! A7.36-not-opportunity   = 5 FP  = column 4
roll r1 DR 6,5 ift in a1
a1 ift r1

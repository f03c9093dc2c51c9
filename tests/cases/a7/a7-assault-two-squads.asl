# vector a7-assault-two-squads
# Two of them: 4+4 = 8.
name = "a7-assault-two-squads"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "5-4-8", kind = "squad", assault = true }
s2 = { side = "german", type = "5-4-8", kind = "squad", assault = true }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 X-2
place s2 X-2
place t X1
turn 1 german AFPh
a1 advancing by s1 inherent 5 FP x1/2 AFPh +1 assault, s2 inherent 5 FP x1/2 AFPh +1 assault at X1   = 8 FP  = column 8
roll r1 DR 6,5 ift in a1
a1 ift r1

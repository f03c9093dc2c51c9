# vector A7.36-EX-1
# A 6-6-6 at four hexes in the AFPh: 6/2 + 1 = 4.
name = "A7.36-EX-1"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "6-6-6", kind = "squad", assault = true }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s A1
place t A5
turn 1 german AFPh
a1 advancing by s inherent 6 FP x1/2 AFPh +1 assault at A5   = 4 FP  = column 4
roll r1 DR 6,5 ift in a1
a1 ift r1

# vector a7-assault-long-range-claimed
# The bonus is claimed at five hexes by a range-4 squad.
name = "a7-assault-long-range-claimed"
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
place s1 K3
place t K8
turn 1 german AFPh
a1 advancing by s1 inherent 5 FP x1/2 AFPh x1/2 long-range +1 assault at K8   !! A7.36-not-long-range   = 5/4 FP
roll r1 DR 6,5 ift in a1
a1 ift r1

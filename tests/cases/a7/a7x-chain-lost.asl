# vector a7x-chain-lost
# FG K5-K6-K7; K6 is blocked; K5 and K7 still fire as one FG.
name = "a7x-chain-lost"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
s3 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s1 K5
place s2 K6
place s3 K7
place t O6
turn 1 german PFPh
a1 prep by s1 inherent, s2 inherent, s3 inherent at O6
s2 los t blocked
roll r1 DR 2,5 ift in a1
a1 ift r1 result none
a2 prep by s1 inherent, s3 inherent at O6   !! A7.52-broken-chain  = not connected
roll r2 DR 6,5 ift in a2
a2 ift r2

# vector a7-fg-chain-broken
# FG of squads in K5, K6 and K8.
name = "a7-fg-chain-broken"
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
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K5
place s2 K6
place s3 K8
place t O6
turn 1 german PFPh
a1 prep by s1 inherent, s2 inherent, s3 inherent at O6   !! A7.5-adjacent-chain  = not connected
roll r1 DR 6,5 ift in a1
a1 ift r1

# vector a7-ptc-on-broken
# A broken squad rolls for a PTC.
name = "a7-ptc-on-broken"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
s is broken
turn 1 german DFPh
roll r1 DR 5,5 tc for s
s checks NTC r1 morale 7 failed   !! A7.305-broken-exempt

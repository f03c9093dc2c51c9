# vector a7-ptc-on-pinned
# A PTC result makes an already pinned squad roll a NTC.
name = "a7-ptc-on-pinned"
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
turn 1 german DFPh
s is pinned
roll r1 DR 5,5 tc for s
s checks NTC r1 morale 7 failed   !! A7.8-not-cumulative

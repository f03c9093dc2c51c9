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
s = { side = "german", type = "4-6-7", kind = "squad", broken-morale = 7 }
x = { side = "russian", type = "4-4-7", kind = "squad" }
---
place x K8
place s K5
turn 1 german DFPh
s is pinned   ?? LOG.no-cause
a1 final by x inherent 4 FP at K5
roll r1 DR 3,4 ift in a1
a1 ift r1   = PTC
roll r2 DR 5,5 tc for s in a1
s checks NTC r2 morale 7 failed in a1   !! A7.8-not-cumulative  = no check due

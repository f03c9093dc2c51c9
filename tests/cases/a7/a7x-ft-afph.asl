# vector a7x-ft-afph
# FT 24 FP fired in the AFPh.
name = "a7x-ft-afph"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
FT = { fp = 24, range = 1 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["FT"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K7
place t K8
turn 1 german AFPh
a1 advancing by s sw:FT 24 FP at K8   = 24 FP  = column 24
roll r1 DR 6,5 ift in a1
a1 ift r1

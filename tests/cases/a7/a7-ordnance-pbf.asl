# vector a7-ordnance-pbf
# HE hit worth 12 FP at an ADJACENT target is doubled to 24.
name = "a7-ordnance-pbf"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
gun = { side = "german", type = "75mm gun" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place gun K7
place t K8
turn 1 german PFPh
a1 prep by gun gun 12 FP x2 PBF at K8   !! A7.21-ordnance-not-doubled   = 12 FP  = column 12
roll r1 DR 3,4 to-hit in a1
a1 to-hit gun gun r1 hit
roll r2 DR 6,5 ift in a1
a1 ift r2   = column 12

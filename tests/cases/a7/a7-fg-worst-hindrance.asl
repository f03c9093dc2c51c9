# vector a7-fg-worst-hindrance
# FG of three hexes with Hindrances 0, 1 and 2: +2 for all.
name = "a7-fg-worst-hindrance"
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
place s3 K7
place t O6
s1 los t exists hindrance +0
s2 los t exists hindrance +1
s3 los t exists hindrance +2
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s2 inherent 4 FP, s3 inherent 4 FP at O6   = 12 FP
roll r1 DR 3,4 ift in a1
a1 ift r1 drm hindrance +2   = column 12  = final 9  = NMC  = drm +2

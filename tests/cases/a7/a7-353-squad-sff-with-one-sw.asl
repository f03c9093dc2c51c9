# vector a7-353-squad-sff-with-one-sw
# In that SFF the squad also uses one LMG (3 FP): (4+3)x2/2 = 7.
name = "a7-353-squad-sff-with-one-sw"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG1 = { fp = 3, range = 8, rof = 1, b = 12 }
LMG2 = { fp = 3, range = 8, rof = 1, b = 12 }

[units]
s1 = { side = "russian", type = "4-6-7", kind = "squad", sw = ["LMG1", "LMG2"] }
m = { side = "german", type = "4-4-7", kind = "squad" }
---
place s1 K5
place m K8
turn 1 german MPh
m moves K7 1 MF
a1 first by s1 sw:LMG1 3 FP, s1 sw:LMG2 3 FP at K7 units m
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1 result none
m moves K6 1 MF
a2 subsequent by s1 inherent 4 FP x2 PBF x1/2 SFF, s1 sw:LMG1 3 FP x2 PBF x1/2 SFF at K6 units m   = 7 FP  = column 6
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFNAM -1, FFMO -1 result none

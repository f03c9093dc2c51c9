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
LMG1 = { fp = 3, range = 12, rof = 1, b = 12 }

[units]
s1 = { side = "russian", type = "4-6-7", kind = "squad", sw = ["LMG1"] }
m = { side = "german", type = "4-4-7", kind = "squad" }
---
place s1 K5
place m K6
turn 1 german MPh
a1 subsequent by s1 inherent 4 FP x2 PBF x1/2 SFF, s1 sw:LMG1 3 FP x2 PBF x1/2 SFF at K6 units m   = 7 FP  = column 6

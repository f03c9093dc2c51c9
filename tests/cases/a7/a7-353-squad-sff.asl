# vector a7-353-squad-sff
# A squad that First Fired two SW makes a Subsequent First Fire attack with inherent FP only on an ADJACENT unit: 4x2x1/2 = 4.
name = "a7-353-squad-sff"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "russian", type = "4-6-7", kind = "squad" }
m = { side = "german", type = "4-4-7", kind = "squad" }
---
place s1 K5
place m K6
turn 1 german MPh
a1 subsequent by s1 inherent 4 FP x2 PBF x1/2 SFF at K6 units m   = 4 FP  = column 4

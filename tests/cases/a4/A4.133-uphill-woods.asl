# vector A4.133-uphill-woods
# A squad goes from level 0 into woods on level 1. Woods 2 doubled = 4 MF.
name = "A4.133-uphill-woods"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"], level = 1 }

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
turn 1 german MPh
s moves K6 4 MF terrain  = costs 4 MF  = 4 MF spent s
turn 1 german DFPh

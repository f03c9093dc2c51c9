# vector A4.61-uphill-alone
# A squad alone claims Assault Movement for four MF uphill into woods. All its MF: no Assault Movement; FFNAM applies (+1 -1 = 0).
name = "A4.61-uphill-alone"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"], level = 1 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
turn 1 german MPh
s declares assault
s moves K6 4 MF assault terrain   !! A4.61-not-all-mf
turn 1 german DFPh

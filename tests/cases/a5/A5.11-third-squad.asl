# vector A5.11-third-squad
# A third squad enters a building with two squads and a crew manning its Gun. 3 + 1 = 4 equivalents, 1 over: 2 + 1 = 3 MF.
name = "A5.11-third-squad"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["wooden-building"] }

[weapons]
gun = { kind = "ordnance", gun = "AT", calibre = "45L", rof = 3 }
[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
a = { side = "german", type = "4-4-7", kind = "squad" }
b = { side = "german", type = "4-4-7", kind = "squad" }
c = { side = "german", type = "2-2-8", kind = "crew" }
gun = { side = "german", weapons = { gun = { kind = "ordnance" } } }
---
place s K5
place a K6
place b K6
place c K6
place gun K6
turn 1 german MPh
s moves K6 3 MF terrain  = 4 squad equivalents  = costs 3 MF
turn 1 german DFPh

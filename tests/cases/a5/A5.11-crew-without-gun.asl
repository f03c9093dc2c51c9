# vector A5.11-crew-without-gun
# The crew mans no Gun. 2 + 1/2 + 1 = 3 1/2: FRU 1 over: 3 MF all the same.
name = "A5.11-crew-without-gun"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["wooden-building"] }

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
a = { side = "german", type = "4-4-7", kind = "squad" }
b = { side = "german", type = "4-4-7", kind = "squad" }
c = { side = "german", type = "2-2-8", kind = "crew" }
---
place s K5
place a K6
place b K6
place c K6
turn 1 german MPh
s moves K6 3 MF terrain  = 3.5 squad equivalents  = costs 3 MF
turn 1 german DFPh

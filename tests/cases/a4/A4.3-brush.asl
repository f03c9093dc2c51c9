# vector A4.3-brush
# A squad Bypasses a brush hex for 1 MF. Only woods and buildings.
name = "A4.3-brush"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["brush"] }

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
turn 1 german MPh
s moves K6 1 MF along K6-L5   !! A4.3-woods-building-only  = not allowed
s moves K7 1 MF
turn 1 german DFPh

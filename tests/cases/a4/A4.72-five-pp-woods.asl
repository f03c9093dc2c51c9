# vector A4.72-five-pp-woods
# A squad alone with 5 PP advances into woods and becomes CX. Woods 2 MF = all its MF (4 - 2 = 2): Difficult Terrain.
name = "A4.72-five-pp-woods"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[weapons]
MMG = { kind = "mg", fp = 5, range = 12, rof = 1, b = 12, pp = 5 }

[units]
s = { side = "german", type = "4-4-7", kind = "squad", sw = ["MMG"] }
---
place s K5
turn 1 german APh
s advances K6  = Difficult Terrain  = 2 MF
s is cx
turn 1 german CCPh

# vector A4.72-leader-helps
# The same squad advances with an unladen leader: no CX. 4 + 2 - (5 - 4) = 5 MF; 2 < 5.
name = "A4.72-leader-helps"
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
l = { side = "german", type = "8-0", kind = "leader", sw = [] }
---
place s K5
place l K5
turn 1 german APh
s advances K6  = no Difficult Terrain  = 5 MF
l advances K6
turn 1 german CCPh

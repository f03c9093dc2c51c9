# vector A4.43-dropped-at-start
# It drops the MG before its first MF and walks four hexes. Not carried: 4 MF.
name = "A4.43-dropped-at-start"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { kind = "mg", fp = 5, range = 12, rof = 1, b = 12, pp = 5 }

[units]
s = { side = "german", type = "4-4-7", kind = "squad", sw = ["MMG"] }
---
place s K5
turn 1 german MPh
s drops MMG
s moves K6 1 MF
s moves K7 1 MF
s moves K8 1 MF
s moves K9 1 MF  = 4 MF allotted s
turn 1 german DFPh

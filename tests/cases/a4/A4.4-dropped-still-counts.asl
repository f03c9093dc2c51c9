# vector A4.4-dropped-still-counts
# A squad carries 5 PP for one hex, drops it and walks on for three more MF. The excess counts once carried: 2 MF in all, 4 spent.
name = "A4.4-dropped-still-counts"
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
s moves K6 1 MF
s drops MMG
s moves K7 1 MF
s moves K8 1 MF   !! A4.4-per-item
s moves K9 1 MF  = 2 MF allotted s
turn 1 german DFPh

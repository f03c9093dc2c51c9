# vector A4.42-leader-lends
# A squad with 4 PP moves six Open Ground hexes stacked with an unladen leader. IPC 3 + 1 = 4, nothing over; 4 + 2 = 6 MF.
name = "A4.42-leader-lends"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = { kind = "mg", fp = 7, range = 16, rof = 1, b = 12, pp = 4 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["HMG"] }
l = { side = "german", type = "8-1", kind = "leader", sw = [] }
---
place s K1
place l K1
turn 1 german MPh
s moves K2 1 MF
l moves K2 1 MF
s moves K3 1 MF
l moves K3 1 MF
s moves K4 1 MF
l moves K4 1 MF
s moves K5 1 MF
l moves K5 1 MF
s moves K6 1 MF
l moves K6 1 MF
s moves K7 1 MF
l moves K7 1 MF  = 6 MF allotted s
turn 1 german DFPh

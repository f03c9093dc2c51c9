# vector A4.12-joined-on-the-way
# A squad starts at K1, its leader at K2; from K2 they move together, the squad spends six MF in all. It did not begin stacked with him: 4 MF only.
name = "A4.12-joined-on-the-way"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad", nation = "german" }
l = { side = "german", type = "8-1", kind = "leader", nation = "german" }
---
place s K1
place l K2
turn 1 german MPh
s moves K2 1 MF
s moves K3 1 MF
l moves K3 1 MF
s moves K4 1 MF
l moves K4 1 MF
s moves K5 1 MF
l moves K5 1 MF
s moves K6 1 MF   !! A4.12-whole-move
l moves K6 1 MF
s moves K7 1 MF  = 4 MF allotted s
l moves K7 1 MF
turn 1 german DFPh

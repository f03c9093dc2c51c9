# vector B3.4-road-left
# Four hexes by road, then the fifth MF off the road into Open Ground. One step off the road: no bonus, 5 MF of 4.
name = "B3.4-road-left"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K1 = { is = ["open-ground"], road = ["K1-K2"] }
K2 = { is = ["open-ground"], road = ["K1-K2", "K2-K3"] }
K3 = { is = ["open-ground"], road = ["K2-K3", "K3-K4"] }
K4 = { is = ["open-ground"], road = ["K3-K4", "K4-K5"] }
K5 = { is = ["open-ground"], road = ["K4-K5"] }

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K1
turn 1 german MPh
s moves K2 1 MF road
s moves K3 1 MF road
s moves K4 1 MF road
s moves K5 1 MF road
s moves L5 1 MF   !! A4.11-road-bonus  = 4 MF allotted s  = 5 MF spent s
turn 1 german DFPh

# legal: a wagon uphill: the hex doubled, 1x2 = 2 MF, not 1+4 (B10.4, D12.1; movement_modifiers.uphill)
name = "B4_wagon_uphill"
printing = "1e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
F5 = { is = ["open-ground"], road = ["F5-G5"] }
G5 = { is = ["open-ground"], road = ["F5-G5"] }
H5 = { is = ["open-ground"], level = 1 }
I5 = { is = ["brush"], level = 1 }

[units]
wag = { side = "german", type = "Wagon" }
pax = { side = "german", type = "german 4-6-7", sw = [] }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place wag F5 vca G5-G6
turn 1 german MPh
wag start 1 MP total 1
wag enter G5 road 1 MP total 2
wag enter H5 2 MP total 4
wag enter I5 2 MP total 6
wag stop 1 MP total 7
wag ends
phase-end

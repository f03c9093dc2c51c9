# legal: a truck that tows pays 1 MP more a hex: road 1/2+1, with a wreck 1/2+2+1, open ground off the road rate 4+1, brush 6+1
name = "01_towing_truck"
printing = "1e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
F5 = { is = ["open-ground"], road = ["F5-G5"] }
G5 = { is = ["open-ground"], road = ["F5-G5", "G5-H5"] }
H5 = { is = ["open-ground"], road = ["G5-H5", "H5-I5"], wrecks = 1 }
I5 = { is = ["open-ground"], road = ["H5-I5"] }
J5 = { is = ["brush"] }

[units]
opel = { side = "german", type = "Opel 6700 (Blitz)" }
---
place opel F5 vca G5-G6
opel is towing
turn 1 german MPh
opel start 1 MP total 1
opel enter G5 road 1.5 MP total 2.5
opel enter H5 road 3.5 MP total 6
opel enter I5 road-declined 5 MP total 11
opel enter J5 7 MP total 18
opel stop 1 MP total 19
opel ends
phase-end

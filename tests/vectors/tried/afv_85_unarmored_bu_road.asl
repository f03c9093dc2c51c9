# legal: a BU tank pays 1 on the road, with a wreck 1+2; a truck 1/2; a halftrack CE 1/2
name = "85_unarmored_bu_road"
printing = "1e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
D5 = { is = ["open-ground"], road = ["D5-E5"] }
E5 = { is = ["open-ground"], road = ["D5-E5", "E5-F5"] }
F5 = { is = ["open-ground"], road = ["E5-F5", "F5-G5"] }
G5 = { is = ["open-ground"], road = ["F5-G5", "G5-H5"] }
H5 = { is = ["open-ground"], wrecks = 1, road = ["G5-H5", "H5-I5"] }
I5 = { is = ["open-ground"], road = ["H5-I5"] }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
opel = { side = "german", type = "Opel 6700 (Blitz)" }
spw = { side = "german", type = "SPW 251/1", ce = true }
---
place pz F5 vca G5-G6
place opel E5 vca F4-F5
place spw D5 vca E5-E6
turn 1 german MPh
pz start 1 MP total 1
pz enter G5 road 1 MP total 2
pz enter H5 road 3 MP total 5
pz enter I5 road 1 MP total 6
pz stop 1 MP total 7
pz ends
opel start 1 MP total 1
opel enter F5 road 0.5 MP total 1.5
opel enter G5 road 0.5 MP total 2
opel stop 1 MP total 3
opel ends
spw start 1 MP total 1
spw enter E5 road 0.5 MP total 1.5
spw enter F5 road 0.5 MP total 2
spw stop 1 MP total 3
spw ends
phase-end

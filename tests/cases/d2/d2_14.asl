# D2.14: wrecks and vehicles in the hex entered.
name = "D2.14"
printing = "1e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
D4 = { is = ["open-ground"], road = ["D4-E4"] }
E4 = { is = ["open-ground"], wrecks = 1, road = ["D4-E4"] }
E5 = { is = ["open-ground"], wrecks = 1, vehicles = 1, motorcycles = 2 }
G5 = { is = ["open-ground"], wrecks = 1, note-d = true, road = ["G5-F4"] }
F4 = { is = ["open-ground"], obstacle = ["woods"], wrecks = 1 }

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
other = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
bike = { side = "german", type = "motorcycle", class = "motorcycle", mp = 36 }
foe = { side = "russian", type = "T-70", class = "tracked", afv = true, mp = 14, red-mp = false, ce = false }
---
turn 1 german MPh
# one MP each; motorcycles do not count
place tank D4 vca E4-E5 under-way forward
tank enter E5 3 MP   = 3 MP
place tank D4 vca E4-E5 under-way forward
tank enter E5 2 MP   !! D2.14-wreck-plus-one  = 3 MP
tank stop 1 MP
# two at the road rate, one when that is declined
place tank D4 vca E4-E5 under-way forward
tank enter E4 road 2.5 MP   = 2.5 MP
place tank D4 vca E4-E5 under-way forward
tank enter E4 road 1.5 MP   !! D2.14-road-double  = 2.5 MP
place tank D4 vca E4-E5 under-way forward
tank enter E4 road-declined 2 MP   = 2 MP
tank stop 1 MP
# either side's, and what a unit in play is
place foe E3 vca D2-D3
place tank D3 vca E3-E4 under-way forward
tank enter E3 2 MP   = 2 MP
# twice again under note D
place tank F4 vca G4-G5 under-way forward
tank enter G5 road 4.5 MP   = 4.5 MP
place tank F4 vca G4-G5 under-way forward
tank enter G5 road 2.5 MP   !! D2.14-note-d-double  = 4.5 MP
tank stop 1 MP
# once a hex, not doubled by Bypass, not again on the next hexside of the hex
place tank E4 vca F4-F3 under-way forward
tank bypass F4 along F4-F3 cafp F4-F3-G4 3 MP   = 3 MP
tank clearance F4-F3 clear
tank turn along F4-G4 1 MP
tank bypass F4 along F4-G4 cafp F4-G4-G5 2 MP   = 2 MP
tank clearance F4-G4 clear
tank stop 1 MP
# a motorcycle pays nothing for them
place bike D4 vca E4-E5 under-way forward
bike enter E5 3 MP   = 3 MP
bike stop 1 MP

# D2.11: with the house rule of four MP across a non-road hexside of a woods-road.
name = "D2.11: woods-road"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[house]
woods-road-turn-four = true

[terrain]
G4 = { is = ["open-ground"], obstacle = ["woods"], entry = "half", bog = true, road = ["G4-H3"] }

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
other = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
---
turn 1 german MPh
place tank G4 vca H3-H4 under-way forward
tank turn H4-G5 on-road 4 MP   = 4 MP
tank turn H3-H4 on-road 4 MP   = 4 MP
tank turn G3-H3 on-road 2 MP   = 2 MP
place tank G4 vca H3-H4 under-way forward
tank turn H4-G5 on-road 2 MP   !! D2.18-2e-min  = 4 MP

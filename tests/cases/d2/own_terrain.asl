# Terrain said by `is`, by `obstacle` and by `rubble` is one thing; half or ALL of the allotment.
name = "own_terrain"
printing = "1e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G4 = { is = ["open-ground", "woods"] }
G6 = { is = ["open-ground"], obstacle = ["woods"] }
G8 = { is = ["open-ground"], obstacle = ["woods-or-building"], entry = "half" }
G10 = { is = ["open-ground"], rubble = true }
G12 = { is = ["open-ground"], obstacle = ["building"] }
G14 = { is = ["open-ground"], obstacle = ["woods-or-building"] }
G16 = { is = ["graveyard"] }

[units]
tank = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true, mount = "T", open-topped = false }
truck = { side = "german", class = "truck", afv = false, mp = 24, red-mp = false }
---
turn 1 german MPh
# turns inside cost two MP
place tank G4 vca H3-H4 under-way forward
tank turn H4-G5 1 MP   !! D2.11-vca-cost-obstacle  = 2 MP
tank turn H3-H4 2 MP   = 2 MP  !! D2.11-vca-bog
tank stop 1 MP   !! D2.11-vca-bog
place tank G6 vca H5-H6 under-way forward
tank turn H6-G7 1 MP   !! D2.11-vca-cost-obstacle  = 2 MP
tank stop 1 MP
place tank G8 vca H7-H8 under-way forward
tank turn H8-G9 1 MP   !! D2.11-vca-cost-obstacle  = 2 MP
tank stop 1 MP
place tank G10 vca H9-H10 under-way forward
tank turn H10-G11 1 MP   !! D2.11-vca-cost-obstacle  = 2 MP
tank stop 1 MP
# half, by the chart, whichever way the woods are named; the word for it, and ALL
place tank F4 vca G4-G5 under-way forward
tank enter G4 inside 7 MP   = 7 MP
tank stop 1 MP
place tank F4 vca G4-G5 under-way forward
tank enter G4 inside 9 MP   !! D2.18-1e-exact  = 7 MP
tank stop 1 MP   ?? D2.11-vca-bog
place tank F4 vca G4-G5 under-way forward
tank enter G4 half 7 MP   = 7 MP
tank stop 1 MP   ?? D2.11-vca-bog
place tank F4 vca G4-G5 under-way forward
tank enter G4 half 12 MP   !! D2.18-1e-exact  = 7 MP
tank stop 1 MP   ?? D2.11-vca-bog
place tank F4 vca G4-G5 under-way forward
tank enter G4 ALL 12 MP   ok D2.7-all-plus
tank stop 1 MP   ?? D2.11-vca-bog
place tank F4 vca G4-G5 under-way forward
tank enter G4 ALL 7 MP   !! D2.7-all-plus
tank stop 1 MP   ?? D2.11-vca-bog
place tank F4 vca G4-G5 under-way forward
tank enter G4 inside 12 MP   ok D2.7-all-plus
tank stop 1 MP   ?? D2.11-vca-bog
place tank F6 vca G6-G7 under-way forward
tank enter G6 inside 6 MP   !! D2.18-1e-exact  = 7 MP
tank stop 1 MP
place tank F12 vca G12-G13 under-way forward
tank enter G12 inside 7 MP   = 7 MP
tank stop 1 MP
place truck F12 vca G12-G13 under-way forward
truck enter G12 inside 12 MP   !! D2.1-terrain-na
truck stop 1 MP
place truck F6 vca G6-G7 under-way forward
truck enter G6 half 12 MP   !! D2.7-all-plus
truck stop 1 MP
place tank F14 vca G14-G15 under-way forward
tank enter G14 inside 7 MP   ?? D2.1-cot-column
tank stop 1 MP
# a graveyard takes half without being an obstacle; open ground is no inside
place tank F16 vca G16-G17 under-way forward
tank enter G16 5 MP   !! D2.18-1e-exact  = 7 MP
tank stop 1 MP
place tank D4 vca E4-E5 under-way forward
tank enter E4 inside 1 MP   !! LOG.inside-obstacle  = 1 MP
tank stop 1 MP

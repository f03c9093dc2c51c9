# D2.16: the road rate.
name = "D2.16"
printing = "1e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
D4 = { is = ["open-ground"], road = ["D4-E4"] }
E4 = { is = ["brush"], road = ["D4-E4", "E4-F4"] }
F4 = { is = ["open-ground"], level = 1, road = ["E4-F4"], wrecks = 1 }

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
other = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
truck = { side = "german", type = "truck", class = "truck", mp = 28, ce = false }
wagon = { side = "german", type = "wagon", class = "wagon", mp = 12 }
---
turn 1 german MPh
# half an MP, whatever the terrain; one for a BU AFV
place tank D4 vca E4-E5 under-way forward
tank enter E4 road 0.5 MP   = 0.5 MP
place tank D4 vca E4-E5 under-way forward
tank enter E4 road 1 MP   !! D2.18-1e-exact  = 0.5 MP
tank BU
place tank D4 vca E4-E5 under-way forward
tank enter E4 road 1 MP   = 1 MP
place tank D4 vca E4-E5 under-way forward
tank enter E4 road 0.5 MP   !! D2.16-bu-afv  = 1 MP
# BU doubles the base alone: 1, 2 for the level, 2 for the wreck
place tank E4 vca F4-F3 under-way forward
tank enter F4 road 5 MP   = 5 MP
place tank E4 vca F4-F3 under-way forward
tank enter F4 road 9 MP   !! D2.18-1e-exact  = 5 MP
tank stop 1 MP
# no doubling for what is no AFV, no half rate for a wagon
place truck D4 vca E4-E5 under-way forward
truck enter E4 road 0.5 MP   = 0.5 MP
truck stop 1 MP
place truck D8 vca E8-E9
place wagon D4 vca E4-E5 under-way forward
wagon enter E4 road 0.5 MP   !! D2.18-1e-exact  = 1 MP
wagon stop 1 MP

# legal: a wagon pays no start and no stop (D12.1; terrain_chart movement_modifiers.wagon), two hexes of Open Ground 1+1 MF
name = "B3_wagon_two_hexes"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
pz2 = { side = "german", type = "PzKpfw IVH", ce = true }
opel = { side = "german", type = "Opel 6700 (Blitz)" }
spw = { side = "german", type = "SPW 251/1" }
pax = { side = "german", type = "german 4-6-8", sw = [] }
wag = { side = "german", type = "Wagon" }
kv = { side = "russian", type = "KV-1 M41", ce = true }
t34 = { side = "russian", type = "T-34/85", ce = true }
t43 = { side = "russian", type = "T-34 M41", ce = true, radioless = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place wag F5 vca G5-G6
turn 1 german MPh
wag enter G5 1 MP total 1
wag enter H5 1 MP total 2
wag ends
phase-end

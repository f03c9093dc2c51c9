# D2.18: more MP than necessary, by the later printing.
name = "D2.18, 2e"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
E4 = { is = ["open-ground"], obstacle = ["woods"] }

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
other = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
---
turn 1 german MPh
# on entry, and on Bypass into a new hex
place tank D4 vca E4-E5 under-way forward
tank enter E5 4 MP   ok D2.18-2e-min  = 1 MP
tank stop 1 MP
tank claims mp-in-hex 5
place tank D3 vca E3-E4 under-way forward
tank bypass E4 along E3-E4 cafp E3-E4-F3 5 MP   ok D2.18-2e-min  = 2 MP
tank clearance E3-E4 clear
# not on the next hexside, a turn, a stop, a start
tank turn along E4-F3 2 MP   !! D2.33-vca-cost  = 1 MP
tank bypass E4 along E4-F3 cafp E4-F3-F4 3 MP   !! D2.18-2e-only-entry  = 2 MP
tank clearance E4-F3 clear
place tank D4 vca E4-E5 under-way forward
tank turn E4-D3 3 MP   !! D2.18-2e-only-entry  = 1 MP
tank stop 3 MP   !! D2.18-2e-only-entry  = 1 MP
tank start 3 MP   !! D2.18-2e-only-entry  = 1 MP
# never less
tank enter D3 0.5 MP   !! D2.18-2e-min  = 1 MP

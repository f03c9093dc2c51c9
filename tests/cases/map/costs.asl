# What a move costs, by a board alone: nothing of its terrain stands in the head (D2.1, D2.16, B10.4).
name = "map: costs"
printing = "2e"
excerpts = true
[[boards]]
name = "0t"
width = 15
height = 10

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 14, red-mp = false, ce = true }
ht = { side = "german", class = "halftrack", afv = true, mp = 16, red-mp = false, ce = true }
truck = { side = "german", type = "truck", class = "truck", mp = 28 }
---
turn 1 german MPh
# open ground, and grain costs a tank no more
place tank F5 vca F6-G6
tank start 1 MP
tank enter F6 1 MP   = 1 MP
tank enter F7 1 MP   = 1 MP
tank stop 1 MP
# a truck pays for grain, and for the tank in it
place truck F5 vca F6-G6 under-way forward
truck enter F6 4 MP   = 4 MP
truck enter F7 4 MP   !! D2.18-2e-min  = 6 MP
truck stop 1 MP
# the road rate goes by the hexside, through the woods too
place tank B2 vca B3-C3 under-way forward
tank enter B3 road 0.5 MP   = 0.5 MP
tank enter B4 road 0.5 MP   = 0.5 MP
tank enter B5 road 1 MP   = 0.5 MP
tank stop 1 MP
# by the woods it takes half of the allotment, and a Bog DR
place tank C4 vca B4-C5 under-way forward
tank enter B4 inside half 7 MP   = 7 MP
tank stop 1 MP   !! D2.11-vca-bog
# across a hexside without a road there is no road rate
place tank A5 vca B4-B5 under-way forward
tank enter B5 road 0.5 MP   !! D2.18-2e-min  = 1 MP
tank stop 1 MP
# nor is there one into woods: how it goes in stays open
place tank C4 vca B4-C5 under-way forward
tank enter B4 road 1 MP   ?? D2.1-cot-column
tank stop 1 MP
# a building: half of the allotment
place tank E4 vca F3-F4 under-way forward
tank enter F4 inside half 6 MP   !! D2.18-2e-min  = 7 MP
roll r1 DR 3,3 bog for tank by gerda
tank bog-check r1 drm +4
tank stop 1 MP
# up the hill, and up it by road
place tank H4 vca I4-I5 under-way forward
tank enter I4 5 MP   = 5 MP
tank enter J4 1 MP   !! D2.18-2e-min  = 5 MP
tank stop 1 MP
place tank B7 vca B8-C8 under-way forward
tank enter B8 road 2.5 MP   = 2.5 MP
tank stop 1 MP
# into the gully: two beside the cost of the terrain; the way out is for the players
place tank K3 vca L3-K4 under-way forward
tank enter L3 3 MP   = 3 MP
tank stop 1 MP
place tank L3 vca L2-M3 under-way forward
tank enter L2 5 MP   ?? D2.1-cot-column
tank stop 1 MP
# water shows in a hex: what it costs is for an eye
place tank M7 vca M8-N7 under-way forward
tank enter M8 1 MP   ?? D2.1-cot-column
tank stop 1 MP
# past the woods in Bypass: twice Open Ground
place tank D3 vca D4-E4 under-way forward
tank bypass D4 along D4-E4 cafp D4-E4-E5 2 MP   = 2 MP
tank stop 1 MP
# a wall costs a tank one more, and stops a truck; a hedge costs a halftrack two
place tank H6 vca H7-I7 under-way forward
tank enter H7 2 MP   = 2 MP
tank stop 1 MP
place truck H6 vca H7-I7 under-way forward
truck enter H7 5 MP   !! D2.1-terrain-na
truck stop 1 MP
place ht H8 vca H9-I9 under-way forward
ht enter H9 1 MP   !! D2.18-2e-min  = 3 MP
ht stop 1 MP

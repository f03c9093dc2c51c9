# The example of D2.11 with a turn forgotten, two turns in one breath, and a heading that swings by itself.
name = "D2.11: turn and drive, cheated"
printing = "1e"
excerpts = true

[[boards]]
name = "3"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
---
turn 1 german MPh
# N4 straight after N3: the VCA is still O3-O4
place tank M3 vca N2-N3 under-way forward
tank enter N3 1 MP total 1
# a wall on N3-N4
tank enter N4 2 MP total 3  !! D2.11-move-in-vca
tank stop 1 MP
tank ends
turn 1 russian MPh
turn 2 german MPh
# both hexspines of the turn in one announcement
place tank M3 vca L2-M2 under-way forward
tank turn N2-N3 2 MP total 2  !! D2.11-vca-announce-each  = 2 MP
# the VCA in N3 can only be O3-O4; the second turn is had for nothing
tank enter N3 vca O4-N4 1 MP total 3  !! D2.11-heading-kept

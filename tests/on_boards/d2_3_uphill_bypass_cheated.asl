# D2.3: the climb is doubled with the rest, (4 + 1) x 2; four for the level on top of two is too cheap.
name = "D2.3: Bypass uphill, cheated"
printing = "2e"
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
place tank J10 vca I10-J9 under-way forward
tank bypass I10 along I10-J9 cafp I10-J9-I9 6 MP total 6   !! D2.3-extras-doubled  = 10 MP
tank clearance I10-J9 clear

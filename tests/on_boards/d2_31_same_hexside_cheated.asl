# The example of D2.31, later printing: a hexside that a vehicle bypasses from the woods side is taken.
name = "D2.31: both sides of one hexside"
printing = "2e"
excerpts = true

[[boards]]
name = "3"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
other = { side = "german", type = "StuG IIIG", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
---
turn 1 german MPh
place other J10 along J10-I10 cafp J10-I10-I11
place tank J9 vca J10-I10 under-way forward
tank bypass I10 along I10-J10 cafp I10-J10-I11 2 MP total 2   !! D2.31-2e-both-sides  = 2 MP

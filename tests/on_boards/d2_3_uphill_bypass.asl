# The example of D2.3: Bypass uphill from J10 into 3I10, ten MP.
name = "D2.3: Bypass uphill"
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
tank bypass I10 along I10-J9 cafp I10-J9-I9 10 MP total 10   = 10 MP  ok D2.18-2e-min
tank clearance I10-J9 clear

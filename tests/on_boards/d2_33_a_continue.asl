# D2.33, first way on: the Tiger turns and follows K2-J2, 6 1/2 MP in all.
name = "D2.33 (a): on along K2-J2"
printing = "2e"
excerpts = true

[[boards]]
name = "1"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
tiger = { side = "german", type = "PzKpfw VIE", class = "tracked", afv = true, mp = 12, red-mp = true, ce = true }
---
turn 1 german MPh
# the move began before: no start MP in the example, and so no reliability DR
place tiger L1 vca K2-K1 under-way forward
tiger enter K1 road vca J1-J0 0.5 MP total 0.5   = 1/2 MP  ok D2.11-heading-kept
tiger turn K2-J1 1 MP total 1.5   = 1 MP  ok D2.11-vca-valid-spine
tiger bypass K2 along K2-J1 cafp K2-J1-J2 2 MP total 3.5   = 2 MP
tiger clearance K2-J1 clear
tiger turn along K2-J2 1 MP total 4.5   = 1 MP
tiger bypass K2 along K2-J2 cafp K2-K3-J2 2 MP total 6.5   = 2 MP
tiger clearance K2-J2 clear

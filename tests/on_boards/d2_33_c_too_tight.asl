# D2.33: J2 cannot be bypassed along J2-K2, the building stands too near. The 2 MP are lost at the CAFP left.
name = "D2.3: no clearance"
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
tiger turn along J2-K2 1 MP total 4.5
tiger bypass J2 along J2-K2 cafp J2-K2-K3 2 MP total 6.5
tiger clearance J2-K2 not-clear   ?? D2.3-clearance
tiger stop 1 MP total 7.5
tiger ends

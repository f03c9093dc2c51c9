# D2.33 and D2.31: J1 has neither woods nor a building, so nothing is bypassed there.
name = "D2.31: nothing to bypass in J1"
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
tiger turn along J1-J2 1 MP total 4.5
tiger bypass J1 along J1-J2 2 MP total 6.5   !! D2.31-obstacle-hex-only

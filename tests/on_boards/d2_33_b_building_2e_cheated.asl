# D2.33, later printing: into J2 while CE, at a quarter of the MP, and no Bog DR before it goes on.
name = "D2.33 (b): into J2, 2e, cheated"
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
tiger enter J2 inside vca J3-I3 3 MP total 6.5   !! D2.33-ex-bu-2e  !! D2.18-2e-min  = 6 MP
tiger stop 1 MP total 7.5   !! D2.11-vca-bog

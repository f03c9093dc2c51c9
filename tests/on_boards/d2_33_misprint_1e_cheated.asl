# D2.33: the 1e text turns to J1-K1 in K1, but a hex never names its own hexspine.
name = "D2.33: a misprint of 1e"
printing = "1e"
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
tiger enter K1 road vca J1-J0 0.5 MP total 0.5   = 1/2 MP
tiger turn J1-K1 1 MP total 1.5   !! D2.11-vca-valid-spine

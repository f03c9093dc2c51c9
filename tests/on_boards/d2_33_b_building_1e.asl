# D2.33, second way on, earlier printing: into J2 while CE, Bog DRM +4.
name = "D2.33 (b): into J2, 1e"
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
tiger enter K1 road vca J1-J0 0.5 MP total 0.5   = 1/2 MP  ok D2.11-heading-kept
tiger turn K2-J1 1 MP total 1.5   = 1 MP  ok D2.11-vca-valid-spine
tiger bypass K2 along K2-J1 cafp K2-J1-J2 2 MP total 3.5   = 2 MP
tiger clearance K2-J1 clear
tiger enter J2 inside vca J3-I3 6 MP total 9.5   = 6 MP  ok D2.18-1e-exact
roll r1 DR 2,3 bog for tiger by gerda
tiger bog-check r1 drm +4

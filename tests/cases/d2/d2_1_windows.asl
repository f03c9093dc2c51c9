# D2.1: with the house rule that every MP has a recorded answer.
name = "D2.1: windows"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[house]
windows-recorded = true

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
other = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
gun = { side = "russian", type = "45mm PTP" }
---
place gun K5
turn 1 german MPh
place tank D4 vca E4-E5
tank start 1 MP
tank passed
tank enter E4 1 MP   ok D2.1-df-window
a1 first by gun gun at E4 units tank vehicle-target answers tank
tank enter F4 1 MP   ok D2.1-df-window
tank enter G4 1 MP   !! D2.1-df-window

# D2.13: a stopped vehicle as a moving target by the earlier printing.
name = "D2.13, 1e"
printing = "1e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
other = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
---
turn 1 german MPh
place tank D4 vca E4-E5 motion forward
tank stop 1 MP
tank claims moving-target no   !! D2.13-stopped-moving-1e
tank claims moving-target yes
place tank D4 vca E4-E5
tank start 1 MP
tank stop 1 MP
tank claims moving-target no   ok D2.13-stopped-moving-1e

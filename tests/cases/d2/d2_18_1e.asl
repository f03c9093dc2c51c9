# D2.18: the earlier printing knows no such licence.
name = "D2.18, 1e"
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
place tank D4 vca E4-E5 under-way forward
tank enter E5 1 MP   ok D2.18-1e-exact
tank enter F5 4 MP   !! D2.18-1e-exact  = 1 MP

# D2.1: what the log does not say is asked for, not guessed.
name = "D2.1: unknown terrain"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[terrain]
D4 = { is = ["open-ground"] }

[units]
tank = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
other = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, ce = true }
---
turn 1 german MPh
place tank D4 vca E4-E5 under-way forward
tank enter E4 1 MP   ?? D2.1-cot-column

# D2.15: without a word of the road the hex costs what its terrain costs.
name = "own_minimum_by_road"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
E5 = { cot = "4", road = ["D4-E5"] }

[units]
tank = { side = "german", class = "tracked", afv = true, mp = 3, red-mp = false, ce = true, mount = "T", open-topped = false }
---
place tank D4 vca E4-E5
turn 1 german MPh
tank start 1 MP
tank minimum-move E5 2 MP   ok D2.15-condition
tank ends motion

# A12.15: who climbs to a level where a concealed enemy is, is put back in the level that it came from.
name = "own_a12_15_level"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["stone-building"] }
K4 = { is = ["stone-building"] }
[units]
s1 = { side = "german", type = "german 4-6-7" }
e1 = { side = "russian", type = "russian 4-4-7" }
---
place s1 K5
place e1 K5 level 1
e1 is concealed
turn 1 german MPh
s1 moves K5 1 MF level 1
e1 is no-longer concealed
s1 forced-back K5
turn 1 german DFPh

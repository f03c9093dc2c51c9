# A4.61: Assault Movement may be said before the level or behind it.
name = "own_level_assault"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["stone-building"] }
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place s1 K5
place s2 K5
turn 1 german MPh
s1 moves K5 1 MF level 1 assault
s2 moves K5 1 MF assault level 1
turn 1 german DFPh

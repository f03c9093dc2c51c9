# A4.8: TI ends with the CCPh of its Player Turn.
name = "own_a4_8_ti_ends"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
G5 = { is = ["woods"] }
G10 = { is = ["woods"] }
[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
place g1 G8
place r1 A1
turn 1 german MPh
g1 is ti
turn 1 german CCPh
turn 1 russian RPh
turn 1 russian CCPh
turn 2 german RPh
turn 2 german PFPh
turn 2 german MPh
g1 moves G9 1 MF not-assault

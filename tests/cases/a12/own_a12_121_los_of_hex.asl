# A12.121: a LOS that both accepted holds for the hexes that they stood in.
name = "own_a12_121_los_of_hex"
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
place g1 G4
place r1 G2
g1 los r1 exists
turn 1 german APh
g1 advances G5
turn 1 german CCPh
g1 is concealed   ?? A12.121-seen-near
turn 1 russian RPh

# Assault Movement into a hex and up a level enters two Locations.
name = "own_a4_61_hex_then_level"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K11 = { is = ["stone-building"] }
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 A1
by boris
place r1 K12
turn 1 russian MPh
by boris
r1 declares assault
r1 moves K11 2 MF assault seen-by nobody terrain
r1 moves K11 1 MF assault seen-by nobody level 1   !! A4.61-one-location
by boris
turn 1 russian DFPh

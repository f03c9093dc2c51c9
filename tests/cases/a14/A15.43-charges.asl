# vector A15.43-charges
# It charges the nearest Known enemy five Open Ground hexes off and enters its wooden building. 4 x 1 + 2 = 6 of 8 MF.
name = "A15.43-charges"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["wooden-building"] }

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "german", type = "german 4-6-7", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place s K1
s is berserk
by anna
place e K6
place g1 K10
e is known
g1 is known
by boris
turn 1 russian MPh
s moves K2 1 MF   = 8 MF allotted s
s moves K3 1 MF
s moves K4 1 MF
s moves K5 1 MF
s moves K6 2 MF   ok A15.43-acts   = 6 MF spent s

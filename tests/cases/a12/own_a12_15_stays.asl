# The squad is revealed, and the mover stays with it.
name = "own_a12_15_stays"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
by boris
place e K6
e is concealed
turn 1 german MPh
by anna
s moves K6 2 MF not-assault
by boris
e is no-longer concealed
by anna
s ends
turn 1 german DFPh   !! A12.15-back  ok A12.15-reveal

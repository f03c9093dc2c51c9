# A squad moves into the Location of a concealed squad, and nobody shows himself; another goes on from there.
name = "own_a12_15_reveal"
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
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place s2 P5
by boris
place e K6
e is concealed
place g P6
g is concealed
turn 1 german MPh
by anna
s moves K6 2 MF not-assault
s ends
s2 moves P6 1 MF not-assault
s2 moves P7 1 MF not-assault   !! A12.15-reveal
turn 1 german DFPh   !! A12.15-reveal

# vector A12.14-assault
# A concealed squad Assault Moves one woods hex ADJACENT to an enemy who sees it, and keeps its "?".
name = "A12.14-assault"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }
K6 = { is = ["woods"] }

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is concealed
by boris
place e K7
by anna
s los e exists
turn 1 german MPh
s declares assault
s moves K6 2 MF assault
s ends
turn 1 german DFPh   ok A12.14-sixteen

# vector A12.14-assault-open
# It Assault Moves into Open Ground seen by a Good Order enemy at 9 hexes and keeps its "?".
name = "A12.14-assault-open"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is concealed
by boris
place e K15
by anna
turn 1 german MPh
s declares assault
s moves K6 1 MF assault
s los e exists
s ends
turn 1 german DFPh   !! A12.14-sixteen

# vector A12.152-assault
# A squad Assault Moves and Searches.
name = "A12.152-assault"
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
by boris
place e S30
by anna
turn 1 german MPh
s declares assault
s moves K6 1 MF assault
s moves K6 1 MF assault for search   !! A12.152-search
turn 1 german DFPh

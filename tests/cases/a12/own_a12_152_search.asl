# A Search ends the move of a squad.
name = "own_a12_152_search"
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
turn 1 german MPh
by anna
s moves K6 1 MF not-assault
s moves K6 1 MF not-assault for search   ok A12.152-search
s moves K7 1 MF not-assault   !! A12.152-search
turn 1 german DFPh

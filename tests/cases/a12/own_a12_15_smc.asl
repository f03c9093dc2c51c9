# A leader alone is revealed: the squad that found him may overrun him, and is not thrown back.
name = "own_a12_15_smc"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "russian", type = "8-0", sw = [] }
---
by anna
place s K5
by boris
place l K6
l is concealed
turn 1 german MPh
by anna
s moves K6 1 MF not-assault
by boris
l is no-longer concealed
by anna
s ends
turn 1 german DFPh   ok A12.15-reveal

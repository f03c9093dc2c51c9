# vector A12.151-bypass
# A HS Bypasses a woods hex with a concealed squad that neither shows itself nor fires.
name = "A12.151-bypass"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[units]
h = { side = "german", type = "german 2-4-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place h K5
by boris
place e K6
e is concealed
turn 1 german MPh
by anna
h moves K6 1 MF not-assault along K6-L5
h moves L5 1 MF not-assault
h ends
turn 1 german DFPh

# vector A12.141-smoke
# A concealed squad places SMOKE grenades in LOS of a Good Order enemy at 4 hexes and keeps its "?".
name = "A12.141-smoke"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is concealed
by boris
place e K9
by anna
s los e exists
turn 1 german MPh
s declares assault
roll r1 dr 3 named "SMOKE" for s
s moves K5 1 MF assault for smoke
marker named smoke at K5
s ends
turn 1 german DFPh   !! A12.141-acts

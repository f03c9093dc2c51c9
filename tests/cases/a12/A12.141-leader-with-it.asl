# vector A12.141-leader-with-it
# The leader in its stack does nothing and keeps his "?".
name = "A12.141-leader-with-it"
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
l = { side = "german", type = "8-0", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is concealed
place l K5
l is concealed
by boris
place e K9
by anna
s los e exists
l los e exists
turn 1 german MPh
s declares assault
l declares assault
roll r1 dr 3 named "SMOKE" for s
s moves K5 1 MF assault for smoke
marker named smoke at K5
s is no-longer concealed
s moves K6 2 MF assault
l moves K6 2 MF assault
s ends
turn 1 german DFPh   ok A12.141-acts  ok A12.14-sixteen

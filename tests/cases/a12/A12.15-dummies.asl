# vector A12.15-dummies
# Only Dummies are there: they are removed and the mover goes on.
name = "A12.15-dummies"
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
d = { side = "russian" }
---
by anna
place s K5
by boris
place d K6
d is concealed
turn 1 german MPh
by anna
s moves K6 2 MF not-assault
by boris
d eliminated
by anna
s moves K7 1 MF not-assault
turn 1 german DFPh

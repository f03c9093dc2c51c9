# vector A12.15-goes-on
# After that it uses its last MF to move elsewhere.
name = "A12.15-goes-on"
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
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
by boris
place e K6
e is concealed
turn 1 german MPh
by anna
s moves K6 2 MF not-assault
by boris
e is no-longer concealed
by anna
s forced-back K5
s moves L5 1 MF not-assault   !! A12.15-back
turn 1 german DFPh

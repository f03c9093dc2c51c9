# vector A10.5-eight-mf
# A squad routs through four brush hexes. 4 x 2 = 8 MF; 6 at most.
name = "A10.5-eight-mf"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["brush"] }
K7 = { is = ["brush"] }
K6 = { is = ["brush"] }
K5 = { is = ["brush"] }

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place s K9
s is broken,dm
by anna
turn 1 german RtPh
by boris
s routs K8
s routs K7
s routs K6
s routs K5   !! A10.5-six-mf

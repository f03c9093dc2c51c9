# vector A12.15-assault-stays
# An Assault Moving squad is put back from K6 and fired at in the open: FFMO alone.
name = "A12.15-assault-stays"
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
g = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
by boris
place e K6
e is concealed
place g M5
turn 1 german MPh
by anna
s declares assault
s moves K6 2 MF assault
by boris
e is no-longer concealed
by anna
s forced-back K5   ok A12.15-back
by boris
a1 first by g inherent 4 FP at K5 units s range 2 answers s total 4 FP column 4
roll r1 DR 4,5 ift in a1
a1 ift r1 drm FFMO -1 final 8 result NE   = final 8  = none
marker first-fire on g
by anna
s ends
turn 1 german DFPh

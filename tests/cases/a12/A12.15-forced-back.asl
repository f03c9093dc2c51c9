# vector A12.15-forced-back
# A squad enters woods with a concealed squad: that is revealed, the mover put back and fired at where it came from.
name = "A12.15-forced-back"
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
s moves K6 2 MF not-assault
by boris
e is no-longer concealed
by anna
s forced-back K5   ok A12.15-back
by boris
a1 first by g inherent 4 FP at K5 units s range 2 answers s total 4 FP column 4
roll r1 DR 4,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 7 result PTC   = final 7  = PTC
by anna
roll r2 DR 2,2 tc for s in a1
s checks PTC r2 morale 7 passed in a1
by boris
marker first-fire on g
by anna
s ends
turn 1 german DFPh   ok A12.15-back

# The DR of Residual FP is made by the DEFENDER, and may wake the Sniper of who moves (A14.1).
name = "own_a14_1_residual"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[san]
russian = 9

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
q = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s A10
by boris
place r A14
place q A14
turn 1 russian MPh
r moves A13 1 MF not-assault
by anna
a1 first by s inherent 4 FP at A13 units r range 3 answers r total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
residual 2 FP at A13 from a1
marker first-fire on s
by boris
r ends
q moves A13 1 MF not-assault
by anna
a2 residual at A13 units q total 2 FP column 2
roll r2 DR 5,4 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 2 final 7 result NE
by boris
roll r3 dr 4 sa by boris
sniper russian r3 woken-by r2   ok A14.1-activates
turn 1 russian DFPh

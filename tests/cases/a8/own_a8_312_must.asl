# A berserk squad enters the Location of an unbroken squad, which does not fire at it (A8.312).
name = "own_a8_312_must"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s K5
place f K6
s is berserk
f is known
turn 1 german MPh
s moves K6 1 MF not-assault
turn 1 german DFPh   !! A8.312-must

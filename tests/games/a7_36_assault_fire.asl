# The A7.36 example, first: a 6-6-6 fires at four hexes in the AFPh. Half of 6 is 3, and Assault Fire adds one
# after that: 4 FP.
# example A7.36-EX-1
name = "A7.36: Assault Fire at four hexes"
printing = "2e"

[players]
gerda = { side = "american" }
rudi = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "american", type = "american 6-6-6" }
t = { side = "german", type = "german 4-6-7" }
---
place s A1
by rudi
place t A5
by gerda
turn 1 american AFPh
a1 advancing by s inherent 6 FP x1/2 AFPh +1 assault at A5 range 4 total 4 FP column 4   = 4 FP  = column 4  ok A7.36-plus-one-after-mods  ok A7.36-eligibility
roll r1 DR 3,2 ift in a1 by gerda
a1 ift r1 column 4 final 5 result 1MC   = final 5  = 1MC
by rudi
roll r2 DR 3,2 mc for t in a1 by rudi
t checks 1MC r2 morale 7 passed in a1
by gerda
phase-end

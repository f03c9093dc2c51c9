# A leader comes of an Original 2 of Close Combat, and of no other DR (A18.12).
name = "own_a18_12_out_of_nothing"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 4-6-7", sw = [] }
l8 = { side = "german", type = "8-0", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g K5
place h M5
by boris
place s K5
place t M5
by anna
turn 1 german CCPh
roll r1 DR 6,5 cc for g by anna
cc by g against s r1
roll r2 dr 2 named leader for g by anna
g creates-leader r2   ?? A18.12-cc

# FFMO is for a FT too.
name = "own_a4_6_ft"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
FT = { kind = "ft", fp = 24, range = 1, x = 10 }
[units]
g = { side = "german", type = "german 4-6-7", sw = ["FT"] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g K7
by boris
place r K9
turn 1 russian MPh
r moves K8 1 MF assault seen-by g
by anna
a1 first by g sw:FT 24 FP at K8 units r range 1 answers r total 24 FP column 24
roll r1 DR 6,4 ift in a1 by anna
a1 ift r1 column 24 final 10 result 1MC   !! A4.6-ffmo
g disables sw:FT r1
marker first-fire on g at K7
by boris
roll r2 DR 1,2 mc for r in a1 by boris
r checks 1MC r2 morale 7 passed in a1

# When a berserk unit is Good Order again (A15.46).
name = "own_a15_46_ends"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
s2 = { side = "russian", type = "russian 4-4-7", sw = [] }
s3 = { side = "russian", type = "russian 4-4-7", sw = [] }
f = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place s K5
s is berserk
place s2 M5
s2 is berserk
place s3 P5
s3 is berserk
by anna
place f K9
f is known
by boris
s los f exists
s2 los f blocked
s3 los f exists
turn 1 russian MPh
s3 moves P6 1 MF
s2 is no-longer berserk   ok A15.46-ends
s moves K6 1 MF
s los f exists
s is no-longer berserk   !! A15.46-ends
turn 1 russian DFPh
s3 los f exists
s3 is no-longer berserk   !! A15.46-ends

# TI goes as the Player Turn ends, though the line of the CCPh is left out.
name = "own_a4_1_ti_wears_off"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
l1 = { side = "german", type = "8-1" }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
c1 = { side = "russian", type = "russian 4-2-6", sw = [] }
---
by anna
place s1 K5
place l1 K20
by boris
place e1 K30
by anna
turn 1 german MPh
s1 moves K6 1 MF
s1 moves K6 1 MF for search
roll r1 dr 3 named search for s1
s1 is TI
by boris
turn 1 russian MPh
e1 moves K29 1 MF
by anna
turn 2 german MPh
s1 moves K5 1 MF

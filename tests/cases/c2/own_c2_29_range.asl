# IFE has a Normal Range of 16 hexes and twice that at half FP.
name = "own_c2_29_range"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
p = { side = "german", type = "PzKpfw IIF", ce = false }
q = { side = "german", type = "PzKpfw IIF", ce = false }
u = { side = "german", type = "PzKpfw IIF", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
rt = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place p F5 vca G5-G6
place q F7 vca G7-G8
place u F9 vca G9-G10
by boris
place rs Z5
place rt OO5
rs is known
rt is known
turn 1 german PFPh
by anna
a1 prep by p IFE 4 FP at Z5 units rs range 20 total 4 FP column 4   !! A7.22-long-range-half
a2 prep by q IFE 4 FP x1/2 long-range at Z5 units rs range 20 total 2 FP column 2   ok A7.22-long-range-half
a3 prep by u IFE 4 FP x1/2 long-range at OO5 units rt range 35 total 2 FP column 2   !! A7.22-max-double-range

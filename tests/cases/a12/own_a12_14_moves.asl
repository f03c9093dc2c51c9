# Movement under a "?" that a Good Order enemy sees: lost, kept far away or before broken enemies, asked where nobody tells of LOS.
name = "own_a12_14_moves"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s4 = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
b = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s A5
s is concealed
place s2 A40
s2 is concealed
place s3 A80
s3 is concealed
place s4 A7
s4 is concealed
by boris
place e A10
place b A85
b is broken
turn 1 german MPh
by anna
s moves A4 1 MF not-assault
s los e exists
s2 moves A41 1 MF not-assault
s3 moves A81 1 MF not-assault
s3 los b exists
s4 moves A8 1 MF not-assault
turn 1 german DFPh   !! A12.14-sixteen  ?? A12.14-sixteen  ok A12.14-sixteen

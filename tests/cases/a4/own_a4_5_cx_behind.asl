# The CX counter of Double Time is laid on the line behind the MPh.
name = "own_a4_5_cx_behind"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g1 K1
by boris
place r1 Z9
by anna
turn 1 german MPh
g1 declares double-time
g1 moves K2 1 MF not-assault seen-by nobody
g1 moves K3 1 MF not-assault seen-by nobody
g1 moves K4 1 MF not-assault seen-by nobody
g1 moves K5 1 MF not-assault seen-by nobody
g1 moves K6 1 MF not-assault seen-by nobody
g1 moves K7 1 MF not-assault seen-by nobody
turn 1 german DFPh
g1 is cx

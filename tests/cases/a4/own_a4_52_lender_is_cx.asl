# A CX leader lends no PP (A4.52).
name = "own_a4_52_lender_is_cx"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
HMG = "german hmg"
[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
l1 = { side = "german", type = "8-1", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g1 K12
place l1 K12
by boris
place r1 A1
by anna
turn 1 german MPh
g1 declares double-time
l1 declares double-time
by anna
g1 moves K11 1 MF not-assault seen-by nobody
l1 moves K11 1 MF not-assault seen-by nobody
g1 moves K10 1 MF not-assault seen-by nobody
l1 moves K10 1 MF not-assault seen-by nobody
g1 moves K9 1 MF not-assault seen-by nobody
l1 moves K9 1 MF not-assault seen-by nobody
g1 moves K8 1 MF not-assault seen-by nobody
l1 moves K8 1 MF not-assault seen-by nobody
g1 moves K7 1 MF not-assault seen-by nobody
l1 moves K7 1 MF not-assault seen-by nobody
g1 moves K6 1 MF not-assault seen-by nobody
l1 moves K6 1 MF not-assault seen-by nobody
g1 moves K5 1 MF not-assault seen-by nobody   !! A4.1-allotment
l1 moves K5 1 MF not-assault seen-by nobody
by anna
g1 is cx
l1 is cx
by anna
turn 1 german DFPh

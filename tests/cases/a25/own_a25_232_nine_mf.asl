# Whether a Human Wave has more than eight MF is asked (A25.232).
name = "own_a25_232_nine_mf"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 A1
by boris
place r1 J15
place r2 K15
place r3 L15
by boris
turn 1 russian MPh
r1 is human-wave
r2 is human-wave
r3 is human-wave
r1 moves J14 1 MF not-assault seen-by nobody
r2 moves K14 1 MF not-assault seen-by nobody
r3 moves L14 1 MF not-assault seen-by nobody
r1 moves J13 1 MF not-assault seen-by nobody
r2 moves K13 1 MF not-assault seen-by nobody
r3 moves L13 1 MF not-assault seen-by nobody
r1 moves J12 1 MF not-assault seen-by nobody
r2 moves K12 1 MF not-assault seen-by nobody
r3 moves L12 1 MF not-assault seen-by nobody
r1 moves J11 1 MF not-assault seen-by nobody
r2 moves K11 1 MF not-assault seen-by nobody
r3 moves L11 1 MF not-assault seen-by nobody
r1 moves J10 1 MF not-assault seen-by nobody
r2 moves K10 1 MF not-assault seen-by nobody
r3 moves L10 1 MF not-assault seen-by nobody
r1 moves J9 1 MF not-assault seen-by nobody
r2 moves K9 1 MF not-assault seen-by nobody
r3 moves L9 1 MF not-assault seen-by nobody
r1 moves J8 1 MF not-assault seen-by nobody
r2 moves K8 1 MF not-assault seen-by nobody
r3 moves L8 1 MF not-assault seen-by nobody
r1 moves J7 1 MF not-assault seen-by nobody
r2 moves K7 1 MF not-assault seen-by nobody
r3 moves L7 1 MF not-assault seen-by nobody
r1 moves J6 1 MF not-assault seen-by nobody   ?? A4.1-allotment
r2 moves K6 1 MF not-assault seen-by nobody   ?? A4.1-allotment
r3 moves L6 1 MF not-assault seen-by nobody   ?? A4.1-allotment
by boris
turn 1 russian DFPh

# A12.15: who is put back has lost its "?" by that, and a line that says so is no news; who has none has none to lose.
name = "own_a12_15_told_again"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K5
s1 is concealed
place s2 U5
by boris
place e1 K6
e1 is concealed
turn 1 german MPh
by anna
s1 moves K6 1 MF
by boris
e1 is no-longer concealed
by anna
s1 forced-back K5
s1 is no-longer concealed
s2 is no-longer concealed   ?? LOG.status-there
turn 1 german DFPh

# Of a "?" that may have been lost in an earlier phase A12.14 has asked: fire at it is halved without a question; in the same phase it is asked.
name = "own_moved_before"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is concealed
place s2 M5
s2 is concealed
by boris
place e K8
e is concealed
place g M8
g is concealed
by anna
turn 1 german MPh
s moves K4 1 MF not-assault
s los e exists
s los g blocked
s ends
s2 moves M4 1 MF not-assault
s2 los e blocked
s2 los g exists
by boris
a1 first by g inherent 4 FP x1/2 concealed at M4 units s2 range 4 answers s2 total 2 FP column 2   ?? A7.23-concealed-half
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 9 result NE
g is no-longer concealed
marker first-fire on g
by anna
s2 ends
turn 1 german DFPh
by boris
a2 final by e inherent 4 FP x1/2 concealed at K4 range 4 total 2 FP column 2   ok A7.23-concealed-half
roll r2 DR 6,5 ift in a2
a2 ift r2 final 11 result NE
e is no-longer concealed
marker final-fire on e
turn 1 german AFPh

# An enemy tank moved into D2 and stopped there in this MPh: First Fire through it has no Hindrance of what is a Case J target.
name = "CD-134"
printing = "2e"
[[boards]]
name = "0t"
width = 15
height = 10

[players]
anna = { side = "german" }
boris = { side = "russian" }

[units]
t = { side = "russian", type = "T-34/85", ce = true }
g = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g D1
place h D1
by boris
place r D5
place s D5
r is known
place t D3 vca C3-D2
turn 1 russian MPh
t start 1 MP total 1
t enter D2 1 MP total 2
t stop 1 MP total 3
t ends
r moves D4 2 MF
by anna
a1 first by g inherent 4 FP at D4 units r range 3 answers r total 4 FP column 4
roll r1 DR 5,4 ift in a1
a1 ift r1 drm FFNAM -1, TEM +1, wreck +1 column 4 final 10 result NE   !! A7.6-hindrance
by boris
s moves D4 2 MF
by anna
a2 first by h inherent 4 FP at D4 units s range 3 answers s total 4 FP column 4
roll r2 DR 5,4 ift in a2
a2 ift r2 drm FFNAM -1, TEM +1 column 4 final 9 result NE   ok A7.6-hindrance

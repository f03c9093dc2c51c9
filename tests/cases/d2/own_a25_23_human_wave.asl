# A Human Wave goes on hex by hex; what is no Human Wave does not.
name = "own_a25_23_human_wave"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "russian", type = "russian 4-4-7", sw = [] }
b = { side = "russian", type = "russian 4-4-7", sw = [] }
c = { side = "russian", type = "russian 4-4-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place a J10
place b K10
place c P9
place d R9
a is human-wave
b is human-wave
turn 1 russian MPh
a moves J9 1 MF not-assault
b moves K9 1 MF not-assault
a moves J8 1 MF not-assault   ok A4.2-one-by-one
b moves K8 1 MF not-assault   ok A4.2-one-by-one
c moves P8 1 MF not-assault
d moves R8 1 MF not-assault
c moves P7 1 MF not-assault   !! A4.2-one-by-one

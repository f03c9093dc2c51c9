# First Fire answers a move (A8.1): who names nobody, where none of those that stand there moved, fires at nobody who may be fired at.
printing = "2e"
[players]
gerda = { side = "german" }
rudi = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place g K5
place h A5
place r K8
place s A9
turn 1 russian MPh
a1 first by g inherent 4 FP at K8   !! A8.1-names-its-target
s moves A8 1 MF not-assault
a2 first by h inherent 4 FP at A8 units s answers s   ok A8.1-names-its-target

# A12.14: who Assault Moves into Open Ground in LOS has lost its "?" at once, so that fire at it in full is right though no line takes it off yet.
name = "own_a12_14_lost_at_once"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7" }
e1 = { side = "russian", type = "russian 4-4-7" }
e2 = { side = "russian", type = "russian 4-4-7" }
---
place s1 K5
place e1 K9
place e2 M9
s1 is concealed
e1 los s1 exists
turn 1 german MPh
s1 moves K6 1 MF assault
a1 first by e1 inherent 4 FP at K6 range 3 answers s1 total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFMO -1 column 4 final 10 result NE
turn 1 german DFPh

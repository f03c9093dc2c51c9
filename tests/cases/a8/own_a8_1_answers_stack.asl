# First Fire that names the one whom it answers is at the stack that moves with it: all of it checks, and the leader helps.
name = "own_a8_1_answers_stack"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
l1 = { side = "german", type = "8-1" }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
c1 = { side = "russian", type = "russian 4-2-6", sw = [] }
---
by anna
place s1 K8
place l1 K8
by boris
place e1 K13
by anna
turn 1 german MPh
s1 moves K9 1 MF
l1 moves K9 1 MF
s1 moves K10 1 MF
l1 moves K10 1 MF
by boris
a1 first by e1 inherent 4 FP at K10 range 3 answers s1 total 4 FP column 4
roll r1 DR 4,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 7 result PTC
by anna
roll r2 DR 3,5 tc for l1 in a1
l1 checks PTC r2 morale 8 passed in a1
roll r3 DR 2,3 tc for s1 in a1
s1 checks PTC r3 drm leader -1 morale 7 passed in a1

# Of a stack that is fired at again the pinned one has no FFMO and no FFNAM, and an Assault Mover no FFNAM: each has the result of his own.
name = "own_a7_83_pinned_in_stack"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
h1 = { side = "german", type = "german 2-4-7", sw = [] }
l1 = { side = "german", type = "9-1" }
n1 = { side = "german", type = "8-0" }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
f1 = { side = "russian", type = "russian 2-2-7", sw = [] }
c1 = { side = "russian", type = "9-0", commissar = true }
---
by anna
place s1 K5
place s2 K5
by boris
place e1 K8
place e2 K9
by anna
turn 1 german MPh
s1 moves K6 1 MF
s2 moves K6 1 MF
by boris
a1 first by e1 inherent 4 FP at K6 units s1,s2 range 2 answers s2 total 4 FP column 4
roll r1 DR 4,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 7 result PTC
by anna
roll r2 DR 6,4 tc for s1 in a1
s1 checks PTC r2 morale 7 failed in a1
s1 is pinned in a1
roll r3 DR 2,3 tc for s2 in a1
s2 checks PTC r3 morale 7 passed in a1
by boris
a2 first by e2 inherent 4 FP at K6 units s1,s2 range 3 answers s2 total 4 FP column 4
roll r4 DR 3,5 ift in a2
a2 ift r4 drm FFMO -1, FFNAM -1 final 6 result NMC
by anna
roll r5 DR 2,3 mc for s2 in a2
s2 checks NMC r5 morale 7 passed in a2
turn 1 german DFPh

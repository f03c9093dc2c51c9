# Who is forced back spends his MF where he stands again: Residual FP there attack him once more.
name = "own_a12_15_forced_back_residual"
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
place s2 K4
by boris
place e1 K6
e1 is concealed
place e2 K9
by anna
turn 1 german MPh
s2 moves K5 1 MF
by boris
a1 first by e2 inherent 4 FP at K5 range 4 answers s2 total 4 FP column 4
roll r1 DR 4,6 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 8 result NE
residual 2 FP at K5 from a1
by anna
s2 ends
s1 moves K6 1 MF
by boris
e1 is no-longer concealed
by anna
s1 forced-back K5
by boris
a2 residual at K5 units s1 total 2 FP column 2
roll r2 DR 4,6 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1 final 8 result NE
by anna
turn 1 german DFPh

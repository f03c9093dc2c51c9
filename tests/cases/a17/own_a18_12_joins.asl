# A leader who is created in Close Combat takes part in that attack, and may stand before its line.
name = "own_a18_12_joins"
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
by boris
place e1 K5
by anna
turn 1 german CCPh
roll r3 DR 1,1 cc for s1
roll r4 dr 3 named "leader creation" for s1
s1 creates-leader r4 drm -1 final 2 creates n like n1
resolved cc by s1,n against e1 r3 attack 5 FP defense 4 FP odds 1-1 final 2 result eliminated
e1 eliminated

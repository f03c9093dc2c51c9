# A4.6: FFMO and FFNAM of two who move together are told of both.
name = "own_ffmo_only_one"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"
MMG = "german mmg"

[units]
m = { side = "russian", type = "russian 4-4-7", sw = [] }
l = { side = "russian", type = "8-1" }
f1 = { side = "german", type = "german 4-6-7", sw = [] }
f2 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place m K10
place l K10
by boris
place f1 K5
place f2 L5
by anna
turn 1 russian MPh
m moves K9 1 MF not-assault seen-by f1,f2
l moves K9 1 MF not-assault seen-by f1,f2
by boris
a1 first by f1 inherent 4 FP at K9 units m,l range 4 answers m
roll r1 DR 5,4 ift in a1
a1 ift r1 drm FFMO -1 only m, FFNAM -1 only m   !! A4.6-ffmo !! A4.6-ffnam
marker first-fire on f1
by anna
roll r2 DR 1,2 tc for m in a1
m checks PTC r2 passed in a1
phase-end

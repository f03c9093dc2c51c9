# A7.3, A4.51: the CX of a firer is not of one target alone.
name = "own_cx_only_one"
printing = "2e"

[players]
anna = { side = "american" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "american", type = "american 6-6-6", sw = [] }
l = { side = "american", type = "9-1" }
t = { side = "german", type = "german 4-6-7", sw = [] }
u = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place a K5
place l K5
a is cx

by boris
place t K9
place u K9

by anna
turn 1 american AFPh
a1 advancing by a inherent 6 FP x1/2 AFPh +1 assault at K9 range 4 
roll r1 DR 3,4 ift in a1
a1 ift r1 drm CX +1 only t   !! A7.3-final-dr
by boris

roll r3 DR 1,3 tc for u in a1
u checks PTC r3 passed in a1
by anna
phase-end

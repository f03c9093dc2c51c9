# What a leader creation dr needs and gives (A18.12, A18.2).
name = "own_a18_2_creation"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
u = { side = "german", type = "german 4-6-7", sw = [] }
like = { side = "german", type = "8-0", sw = [] }
better = { side = "german", type = "8-1", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place t N5
place u Q5
by boris
place d K5
place e N5
place f Q5
by anna
turn 1 german CCPh
roll r1 DR 1,1 cc for s
resolved cc by s against d r1 attack 4 FP defense 4 FP odds 1-1 final 2 result eliminated
by boris
d eliminated
by anna
roll r2 dr 4 named leader
s creates-leader r2 drm -1 final 3 creates n like better   !! A18.2-table
roll r3 DR 1,1 cc for t
resolved cc by t against e r3 attack 4 FP defense 4 FP odds 1-1 final 2 result eliminated
by boris
e eliminated
by anna
roll r4 dr 4 named leader
t creates-leader r4 drm -3 final 1 creates m like better   !! A18.2-table
roll r6 dr 6 named leader
t creates-leader r6 drm -1 final 4   !! A18.2-table
roll r5 DR 1,1 cc for u
resolved cc by u against f r5 attack 4 FP defense 4 FP odds 1-1 final 2 result eliminated
by boris
f eliminated
turn 1 russian RPh   !! A18.12-cc

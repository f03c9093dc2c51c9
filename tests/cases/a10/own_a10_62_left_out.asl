# DM goes as a RPh ends, and so where its line was left out; in the first RPh behind the break it is there.
name = "own_a10_62_left_out"
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
place s1 K5
place l1 K5
by boris
place e1 K26
by anna
turn 1 german MPh
s1 is broken,dm   ?? LOG.no-cause
by boris
turn 1 russian PFPh
by anna
turn 2 german RPh
roll r2 DR 4,4 rally for s1
s1 checks rally r2 drm leader -1 passed
s1 is no-longer broken
turn 2 german MPh
s1 is broken,dm   ?? LOG.no-cause
by boris
turn 2 russian RPh
by anna
roll r3 DR 4,4 rally for s1
s1 checks rally r3 drm leader -1 passed   !! A10.62-dm

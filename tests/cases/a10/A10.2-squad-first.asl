# vector A10.2-squad-first
# After a 1MC on a 9-1 and a squad the squad checks first. Leaders first, higher Morale Level first.
name = "A10.2-squad-first"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "9-1" }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place l K5
by boris
place e K9
turn 1 russian PFPh
by boris
a1 prep by e inherent 4 FP at K5 range 4 total 4 FP column 4
roll r10 DR 1,3 ift in a1 by boris
a1 ift r10 column 4 final 4 result 1MC
marker prep-fire on e
by anna
roll r1 DR 3,2 mc for s in a1 by anna
s checks 1MC r1 drm leader -1 morale 7 passed in a1   !! A7.303-best-leaders-first
roll r2 DR 4,4 mc for l in a1 by anna
l checks 1MC r2 morale 9 passed in a1

# A hero's attack has -1, that of another unit has not.
name = "own_a15_24_heroic"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
h = { side = "german", type = "1-4-9" }
g = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place h K9
place g M9
by boris
place r K7
r is known
by anna
turn 1 german PFPh
a1 prep by h inherent 1 FP at K7 range 2 total 1 FP column 1
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm heroic -1 column 1 final 10 result NE   = final 10
a2 prep by g inherent 4 FP at K7 range 3 total 4 FP column 4
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm heroic -1 column 4 final 10 result NE   !! A15.24-heroic

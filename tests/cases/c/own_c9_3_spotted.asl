# C9.3: who fires by a spotter pays +2; without one, and as another figure, it is asked.
name = "own_c9_3_spotted"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
r = { side = "russian", type = "russian 4-4-7", sw = [] }
m = { side = "german", type = "8cm GrW 34" }
c = { side = "german", type = "german crew 2-2-8" }
n = { side = "german", type = "8cm GrW 34" }
d = { side = "german", type = "german crew 2-2-8" }
g = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place r K4
r is known
by anna
place m K9 vca K8-L8
place c K9
place n K10 vca K9-L9
place d K10
place g K8
g los r exists
m los r blocked
n los r exists
by boris
g los r exists
m los r blocked
n los r exists
by anna
turn 1 german PFPh
a1 prep by m gun spotter g at K4 area-target
roll r1 DR 3,6 to-hit in a1
a1 to-hit m gun r1 drm spotted +2 number 7 final 11 miss
marker prep-fire on m
marker prep-fire on g
a2 prep by n gun at K4 area-target
roll r2 DR 3,6 to-hit in a2
a2 to-hit n gun r2 drm spotted +2 number 7 final 11 miss   ?? LOG.drm-by-word
marker prep-fire on n

# Who is under DM by fire and by enemies beside it, and that a MC knows none (A10.62).
name = "own_a10_62_dm"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 4-6-7", sw = [] }
i = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
l = { side = "russian", type = "8-0" }
u = { side = "russian", type = "russian 4-4-7", sw = [] }
m = { side = "russian", type = "8-0" }
k = { side = "german", type = "german 4-6-7", sw = [] }
v = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g K5
place h O5
place i S5
place k AA6
by boris
place r K9
place s O9
place t S9
place u AA7
place m AA7
place v AA7
r is broken
s is broken
t is broken,dm
u is broken
v is broken
place l S9
by anna
turn 1 german PFPh
a1 prep by g inherent 4 FP at K9 range 4 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
marker prep-fire on g
by boris
r is dm in a1
by anna
a2 prep by h inherent 4 FP at O9 range 4 total 4 FP column 4
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 column 4 final 11 result NE
marker prep-fire on h
a3 prep by i inherent 4 FP at S9 range 4 total 4 FP column 4
roll r3 DR 2,4 ift in a3 by anna
a3 ift r3 column 4 final 6 result NMC
marker prep-fire on i
by boris
roll r4 DR 1,2 mc for l in a3 by boris
l checks NMC r4 morale 8 passed in a3
roll r5 DR 1,1 mc for t in a3 by boris
t checks NMC r5 drm DM +4 morale 7 passed in a3   !! A10.62-rally-drm
by anna
turn 1 german MPh   ok A10.62-attacked  !! A10.62-attacked
turn 1 german DFPh
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh   !! A10.5-must-adjacent
turn 1 german CCPh
by boris
turn 1 russian RPh
roll r6 DR 3,3 rally for u by boris
u checks rally r6 passed   !! A10.62-adjacent
u is no-longer broken
roll r7 DR 1,2 rally for v by boris
v checks rally r7 drm DM +4 passed   ok A10.62-adjacent
v is no-longer broken
turn 1 russian PFPh

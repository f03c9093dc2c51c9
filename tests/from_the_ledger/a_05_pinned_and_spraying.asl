name = "Pinned, spraying, assaulting"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
M4 = { is = ["wooden-building"] }

[units]
s = { side = "russian", type = "russian 5-2-7" }
s2 = { side = "russian", type = "russian 6-2-8" }
t1 = { side = "german", type = "german 4-6-7" }
t2 = { side = "german", type = "german 4-6-7" }
t3 = { side = "german", type = "german 4-6-7" }
---
by gerda
place t1 M4
place t2 M5
place t3 K8
attest tem M4 +2
by rudi
attest tem M4 +2
place s K5
place s2 K11
turn 1 russian DFPh
by gerda
a1 final by t3 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by gerda
a1 ift r1 column 4 final 7 result PTC
marker final-fire on t3 at K8
by rudi
roll r2 DR 4,5 tc for s in a1 by rudi
s checks PTC r2 morale 7 failed in a1
s is pinned in a1
turn 1 russian AFPh
# 5 x 1/2 x 1/2 x 1/2 + 1 = 1 5/8, and up to 2
a2 advancing by s inherent 5 FP x1/2 AFPh x1/2 pinned x1/2 spraying +1 assault at M4,M5 range 2,2 total 2 FP column 2
roll r3 DR 1,3 ift in a2 by rudi
a2 ift r3 drm TEM +2 only t1 column 2 final 4 result 1MC
by gerda
roll r4 DR 3,3 tc for t1 in a2 by gerda
t1 checks PTC r4 morale 7 passed in a2
roll r5 DR 5,3 mc for t2 in a2 by gerda
t2 checks 1MC r5 morale 7 failed in a2
t2 is broken,dm in a2
by rudi
# three hexes are beyond its range of two: no bonus
a3 advancing by s2 inherent 6 FP x1/2 AFPh x1/2 long-range at K8 range 3 total 1.5 FP column 1
roll r6 DR 2,1 ift in a3 by rudi
a3 ift r6 column 1 final 3 result 1MC
by gerda
roll r7 DR 2,4 mc for t3 in a3 by gerda
t3 checks 1MC r7 morale 7 passed in a3
t3 is pinned in a3
by rudi
phase-end

# legal: two American squads of two hexes in the AFPh, one pinned; each rounds up by itself: 7 + 5 = 12, doubles cower to 8
name = "04_assault_fire_group"
printing = "2e"

[players]
anna = { side = "american" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[units]
u1 = { side = "american", type = "american 6-6-7" }
u2 = { side = "american", type = "american 7-4-7" }
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
---
by anna
place u1 K5
place u2 L5
by boris
place g1 K6
place g2 L8
by anna
attest tem K6 +1
by boris
attest tem K6 +1

by anna
turn 1 american MPh
turn 1 american DFPh
by boris
a1 final by g2 inherent 4 FP at L5 range 3 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 column 4 final 7 result PTC
marker final-fire on g2 at L8
by anna
roll r2 DR 6,5 tc for u2 in a1 by anna
u2 checks PTC r2 morale 7 failed in a1
u2 is pinned in a1
turn 1 american AFPh
a2 advancing by u1 inherent 6 FP x2 PBF x1/2 AFPh +1 assault, u2 inherent 7 FP x2 PBF x1/2 AFPh x1/2 pinned +1 assault at K6 range 1 total 12 FP column 12
roll r3 DR 2,2 ift in a2 by anna
a2 ift r3 drm TEM +1 column 8 final 5 result 2MC
by boris
roll r4 DR 4,4 mc for g1 in a2 by boris
g1 checks 2MC r4 morale 7 failed in a2
g1 is broken,dm in a2
by anna
turn 1 american RtPh

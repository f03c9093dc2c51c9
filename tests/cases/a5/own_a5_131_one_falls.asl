# The half-squad that made the Location too full falls to the very attack: its DRM stay those of the roll (A5.131).
name = "own_a5_131_one_falls"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[units]
a = { side = "german", type = "4-4-7", kind = "squad" }
b = { side = "german", type = "4-4-7", kind = "squad" }
c = { side = "german", type = "4-4-7", kind = "squad" }
d = { side = "german", type = "2-3-7", kind = "hs" }
f = { side = "russian", type = "4-6-7", kind = "squad" }
g = { side = "russian", type = "4-6-7", kind = "squad" }
---
place a K6
place b K6
place c K6
place d K6
place f K9
place g K9
turn 1 german DFPh   ?? A5.1-setup
a1 final by f inherent 4 FP, g inherent 4 FP at K6 range 3 total 8 FP column 8
roll r1 DR 3,4 ift in a1
a1 ift r1 drm TEM +1, overstacked -1 final 7
roll r5 DR 6,6 mc for d in a1
d checks 1MC r5 morale 7 failed in a1
d eliminated
roll r2 DR 1,2 mc for a in a1
a checks 1MC r2 morale 7 passed in a1
roll r3 DR 1,2 mc for b in a1
b checks 1MC r3 morale 7 passed in a1
roll r4 DR 1,2 mc for c in a1
c checks 1MC r4 morale 7 passed in a1
turn 1 german AFPh

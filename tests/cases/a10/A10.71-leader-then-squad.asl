# vector A10.71-leader-then-squad
# A broken 8-1 Self-Rallies (no DM) with 2,4, then rallies a squad without DM with 4,4. 7 <= 8; 8 - 1 = 7 <= 7.
name = "A10.71-leader-then-squad"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
l = { side = "german", type = "8-1" }
s = { side = "german", type = "german 4-6-7", sw = [], broken-morale = 7 }
---
by anna
place l K5
l is broken
place s K5
s is broken
turn 1 german RPh
roll r1 DR 2,4 rally for l by anna
l checks rally r1 drm self-rally +1 passed   = final 7
l is no-longer broken
roll r2 DR 4,4 rally for s by anna
s checks rally r2 drm leader -1 passed   = final 7
s is no-longer broken

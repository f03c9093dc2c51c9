# vector A18.11-after-leader-self
# First a broken leader Self-Rallies, then a squad elsewhere uses the MMC Self-Rally. The leader is no MMC: still the first MMC attempt.
name = "A18.11-after-leader-self"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
l = { side = "german", type = "8-0" }
s = { side = "german", type = "german 4-6-7", sw = [], broken-morale = 7 }
---
by anna
place l K8
l is broken
place s K5
s is broken
turn 1 german RPh
roll r1 DR 3,3 rally for l by anna
l checks rally r1 drm self-rally +1 passed   = final 7
l is no-longer broken
roll r2 DR 2,3 rally for s by anna
s checks rally r2 drm self-rally +1 passed   = final 6
s is no-longer broken

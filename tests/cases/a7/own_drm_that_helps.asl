# DRM that would help the firer, and that no rule gives.
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
foe = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K5
place s2 K6
place s3 K7
place foe K9
foe is encircled
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at K9 units foe total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm encircled -1   !! A7.7-plus1-on-fire
a2 prep by s2 inherent 4 FP at K9 units foe total 4 FP column 4
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm hindrance -1   !! A7.6-hindrance
a3 prep by s3 inherent 4 FP at K9 units foe total 4 FP column 4
roll r3 DR 6,5 ift in a3 by anna
a3 ift r3 drm quasi-leader -1, armor-leader -1   ?? LOG.drm-by-word

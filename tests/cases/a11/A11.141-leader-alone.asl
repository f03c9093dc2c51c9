# A 9-2 alone attacks a 4-4-7: dice 1,2, DRM -2; the squad is removed.
# 1:4 = 1-4, Kill Number 3; alone he lends nothing: 3 = 3: Reduced.
name = "A11.141-leader-alone"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
l = { side = "german", type = "9-2", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l K5
by boris
place d K5
by anna
turn 1 german CCPh
roll r1 DR 1,2 cc for l
resolved cc by l against d r1 drm leader -2 attack 1 FP defense 4 FP odds 1-4 final 1 result eliminated   !! A11.141-leader-drm
by boris
d eliminated

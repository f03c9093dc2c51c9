# A 4-6-7 attacks a broken 4-4-7: dice 3,3.
# 1-1, Kill Number 5; 6 - 2 = 4: eliminated.
name = "A11.16-broken"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
by boris
place d K5
d is broken
d is dm
by anna
turn 1 german CCPh
roll r1 DR 3,3 cc for a
resolved cc by a against d r1 drm broken -2 attack 4 FP defense 4 FP odds 1-1 final 4 result eliminated   ok A11.16-broken ok A11.16-attacked

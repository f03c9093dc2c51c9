# A 4-6-7 and an 8-1 attack two 4-4-7: dice 2,3.
# 5:8 = 1-2, Kill Number 4; 5 - 1 = 4: one Reduced.
name = "A11.141-leader-two"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
l = { side = "german", type = "8-1", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
place l K5
by boris
place d K5
place e K5
by anna
turn 1 german CCPh
roll r1 DR 2,3 cc for a
resolved cc by a,l against d,e r1 drm leader -1 attack 5 FP defense 8 FP odds 1-2 final 4 result reduced   ok A11.141-leader-drm ok A11.11-odds

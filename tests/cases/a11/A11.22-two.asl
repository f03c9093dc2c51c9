# A German HS attacks two 4-4-7 and an 8-0: dice 1,1; leader creation dr 6; HS and new leader withdraw at once.
# 2:9 = 1-6, Kill Number 2: one Reduced. 6 - 1 - 3 = 2: an 8-0.
name = "A11.22-two"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
h = { side = "german", type = "german 2-4-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
l = { side = "russian", type = "8-0", sw = [] }
like = { side = "german", type = "8-0", sw = [] }
---
by anna
place h K5
by boris
place d K5
place e K5
place l K5
by anna
turn 1 german CCPh
roll r1 DR 1,1 cc for h
resolved cc by h against d,e,l r1 attack 2 FP defense 9 FP odds 1-6 final 2 result reduced   ok A11.11-odds ok A11.11-result
roll r2 dr 6 named leader
h creates-leader r2 drm -4 final 2 creates n like like   ok A18.2-table
h withdraws K4 infiltration r1   ok A11.22-at-once
n withdraws K4 infiltration r1

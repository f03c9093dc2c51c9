# A pinned German HS alone attacks a 4-6-7, a 2-3-7 and an 8-1 together: dice 3,2.
# 2 x1/2 = 1 : 7 = 1-8, Kill Number 1: nothing.
name = "A11.11-pinned"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
h = { side = "german", type = "german 2-3-7", sw = [] }
a = { side = "russian", type = "german 4-6-7", sw = [] }
b = { side = "russian", type = "german 2-3-7", sw = [] }
l = { side = "russian", type = "8-1", sw = [] }
---
by anna
place h K5
h is pinned
by boris
place a K5
place b K5
place l K5
by anna
turn 1 german CCPh
roll r1 DR 3,2 cc for h
resolved cc by h against a,b,l r1 attack 1 FP defense 7 FP odds 1-8 final 5 result no-effect   ok A11.11-odds

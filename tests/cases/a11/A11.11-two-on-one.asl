# Two 4-6-7 attack one 4-4-7: dice 3,4.
# 8:4 = 2-1, Kill Number 7; 7 = 7: Reduced.
name = "A11.11-two-on-one"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
b = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
place b K5
by boris
place d K5
by anna
turn 1 german CCPh
roll r1 DR 3,4 cc for a
resolved cc by a,b against d r1 attack 8 FP defense 4 FP odds 2-1 final 7 result reduced   ok A11.11-odds ok A11.11-result

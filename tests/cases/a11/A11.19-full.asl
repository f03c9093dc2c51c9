# It attacks at 6:4 = 3-2: dice 2,3, squad removed.
# 3:4 = 1-2: 5 > 4 nothing.
name = "A11.19-full"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german ss 6-5-8", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
by boris
place d K5
d is concealed
by anna
turn 1 german CCPh
roll r1 DR 2,3 cc for a
resolved cc by a against d r1 attack 6 FP defense 4 FP odds 3-2 final 5 result eliminated   !! A11.19-halved
by boris
d eliminated

# 4-2-6 Conscripts roll 2,4 (6) for their PAATC, count it passed and advance in.
# It is a 1TC: 6 + 1 = 7 > 6: failed, pinned.
name = "A11.6-conscripts"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "russian", type = "russian 4-2-6", sw = [] }
v = { side = "german", type = "PzKpfw IVH", ce = false }
---
by anna
place v K5 vca L4-L5
by boris
place a K6
turn 1 russian APh
roll r1 DR 2,4 tc for a
a checks PAATC r1 morale 6 passed   !! A11.6-paatc
a advances K5

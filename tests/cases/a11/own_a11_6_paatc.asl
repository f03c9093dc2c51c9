# Who passed its PAATC advances to a tank, who failed does not; a leader takes none (A11.6).
name = "own_a11_6_paatc"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "russian", type = "russian 4-4-7", sw = [] }
b = { side = "russian", type = "russian 4-4-7", sw = [] }
l = { side = "russian", type = "9-1", sw = [] }
v = { side = "german", type = "PzKpfw IVH", ce = false }
w = { side = "german", type = "PzKpfw IVH", ce = false }
---
by anna
place v K5 vca L4-L5
place w N5 vca N4-O5
by boris
place a K6
place l K6
place b N6
turn 1 russian APh
roll r1 DR 2,4 tc for a
a checks PAATC r1 morale 7 passed
a advances K5   ok A11.6-paatc
l advances K5
roll r2 DR 5,4 tc for b
b checks PAATC r2 morale 7 failed
b advances N5   !! A11.6-paatc

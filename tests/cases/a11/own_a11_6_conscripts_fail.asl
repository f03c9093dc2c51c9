# Conscripts whose DR is their Morale Level fail their PAATC, which is a 1TC (A11.6).
name = "own_a11_6_conscripts_fail"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "russian", type = "russian 4-2-6", sw = [] }
b = { side = "russian", type = "russian 4-4-7", sw = [] }
v = { side = "german", type = "PzKpfw IVH", ce = false }
---
by anna
place v K5 vca L4-L5
by boris
place a K6
place b K6
turn 1 russian APh
roll r1 DR 2,4 tc for a
a checks PAATC r1 morale 6 failed   ok A7.305-fail-pins ok A11.6-paatc
a is pinned
roll r2 DR 2,4 tc for b
b checks PAATC r2 morale 7 failed   !! A7.305-fail-pins

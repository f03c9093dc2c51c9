# A Guard attacks others than its prisoners with half its FP (A20.52).
name = "own_a20_52_guard"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
p = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g K5
by boris
place d K5
d is melee
place p K6
p is broken,dm
by anna
g is melee
by boris
turn 1 german RtPh
p surrenders to g
turn 1 german CCPh
by anna
roll r1 DR 4,4 cc for g
resolved cc by g against d r1 attack 2 FP defense 4 FP odds 1-2 final 8 result no-effect   ok A11.11-odds
roll r2 DR 4,4 cc for g
resolved cc by g against d r2 attack 4 FP defense 4 FP odds 1-1 final 8 result no-effect   !! A11.11-odds ?? A11.12-once

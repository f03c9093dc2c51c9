# vector A20.52-guard-cc
# A 4-6-7 guarding a squad is in Melee with a 4-4-7 and attacks both that and its prisoner. 4 x1/2 = 2 : 4 + 1 = 5: 1-4.
name = "A20.52-guard-cc"
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
resolved cc by g against d,p r1 attack 2 FP defense 5 FP odds 1-4 final 8

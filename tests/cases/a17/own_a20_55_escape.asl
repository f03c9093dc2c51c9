# Prisoners attack a Guard who is in Melee (A20.55).
name = "own_a20_55_escape"
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
roll r1 DR 2,2 cc for p
cc by p against g r1   ok A20.55-escape

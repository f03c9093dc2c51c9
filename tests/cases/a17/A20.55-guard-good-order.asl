# vector A20.55-guard-good-order
# Prisoners attack their Good Order Guard in the CCPh; no Melee there. Only if he is broken (after a NTC), or in Melee.
name = "A20.55-guard-good-order"
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
place p K6
p is broken,dm
turn 1 german RtPh
p surrenders to g
turn 1 german CCPh
roll r1 DR 2,2 cc for p
resolved cc by p against g r1 attack 1 FP defense 4 FP odds 1-4 final 4   !! A20.55-escape

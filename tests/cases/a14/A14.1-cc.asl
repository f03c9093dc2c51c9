# vector A14.1-cc
# A CC DR equals the enemy SAN. CCPh: none.
name = "A14.1-cc"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[san]
german = 3
russian = 4

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
a is known
by boris
place d K5
d is known
by anna
turn 1 german CCPh
roll r1 DR 1,3 cc for a by anna
resolved cc by a against d r1 attack 4 FP defense 4 FP odds 1-1 final 4 result eliminated
d eliminated
turn-end

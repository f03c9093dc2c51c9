# Of several who attack one was eliminated before: both attack all the same (A11.12).
name = "own_a11_12_dead_strike"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
by boris
place d K5
place e K5
by anna
turn 1 german CCPh
roll r1 DR 1,1 cc for a
resolved cc by a against e r1 attack 4 FP defense 4 FP odds 1-1 final 2 result eliminated
by boris
e eliminated
roll r2 DR 5,4 cc for d
resolved cc by d,e against a r2 attack 8 FP defense 4 FP odds 2-1 final 9 result no-effect   ok LOG.named-units

# A squad that announced withdrawal from Melee also attacks.
# It may not.
name = "A11.2-withdraws-and-attacks"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
by boris
place s K5
s is melee
by anna
a is melee
turn 1 german CCPh
by boris
s announces withdrawal K4
roll r1 DR 3,4 cc for s
resolved cc by s against a r1 attack 4 FP defense 4 FP odds 1-1 final 7 result no-effect   ?? A11.2-no-attack

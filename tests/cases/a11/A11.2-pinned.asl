# A pinned squad attacked with 6,6 withdraws at once.
# Pinned units never withdraw.
name = "A11.2-pinned"
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
s is pinned
by anna
a is melee
turn 1 german CCPh
roll r1 DR 6,6 cc for a
resolved cc by a against s r1 attack 4 FP defense 4 FP odds 1-1 final 12 result no-effect
by boris
s withdraws K4 infiltration r1   !! A11.2-who-not

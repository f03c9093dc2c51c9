# A broken squad in Melee makes no attempt to withdraw and is left there at the end of the CCPh.
# Withdraw or be eliminated.
name = "A11.16-no-withdrawal"
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
s is broken,dm
by anna
a is melee
turn 1 german CCPh
roll r1 DR 5,5 cc for a
resolved cc by a against s r1 drm broken -2 attack 4 FP defense 4 FP odds 1-1 final 8 result no-effect
turn 1 russian RPh   ?? A11.16-must-withdraw

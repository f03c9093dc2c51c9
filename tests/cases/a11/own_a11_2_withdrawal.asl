# What is asked of a withdrawal (A11.2 to A11.22).
name = "own_a11_2_withdrawal"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
b = { side = "russian", type = "russian 4-4-7", sw = [] }
c = { side = "russian", type = "russian 4-4-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
by boris
place s K5
place d K5
place b K5
place c K5
place f N5
s is melee
d is melee
b is melee
c is melee
b is berserk
by anna
a is melee
turn 1 german CCPh   ?? A5.1-setup
by boris
s announces withdrawal K4   ok A11.2-announce
b announces withdrawal K4   !! A11.2-who-not
by anna
roll r1 DR 5,4 cc for a
resolved cc by a against s r1 drm withdrawing -2 attack 4 FP defense 4 FP odds 1-1 final 7 result no-effect   ?? A11.2-drm
by boris
d announces withdrawal K4   !! A11.2-announce
s withdraws K3   !! A11.21-where ?? A11.2-announce
c withdraws K4   ?? A11.2-announce
d withdraws K4 infiltration r1   ?? A11.22-at-once
d withdraws K3 infiltration r9   !! A11.22-at-once
f withdraws N4   !! A11.2-who-not ?? A11.2-announce
turn 1 russian RPh
s withdraws K4   !! A11.2-who-not ?? A11.2-announce

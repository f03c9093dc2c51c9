# Who withdraws to a concealed enemy is eliminated (A11.21); to a hex without enemies it withdraws.
name = "own_a11_21_concealed"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
place e K4
e is concealed
by boris
place s K5
place d K5
s is melee
d is melee
by anna
a is melee
turn 1 german CCPh
by boris
s announces withdrawal K4
d announces withdrawal K6
by anna
roll r1 DR 6,5 cc for a
resolved cc by a against s r1 drm withdrawing -2 attack 4 FP defense 4 FP odds 1-1 final 9 result no-effect
by boris
s withdraws K4
d withdraws K6   ok A11.21-where
turn 1 russian RPh   !! A11.21-concealed

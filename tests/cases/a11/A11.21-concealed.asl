# It withdraws into a hex with a concealed real squad: it is eliminated, the other loses its ?.
name = "A11.21-concealed"
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
---
by anna
place a K5
place e K4
e is concealed
by boris
place s K5
s is melee
by anna
a is melee
turn 1 german CCPh
by boris
s announces withdrawal K4
by anna
roll r1 DR 5,4 cc for a
resolved cc by a against s r1 drm withdrawing -2 attack 4 FP defense 4 FP odds 1-1 final 7 result no-effect
by boris
s withdraws K4   ok A11.2-announce
s eliminated
by anna
e is no-longer concealed
turn 1 russian RPh

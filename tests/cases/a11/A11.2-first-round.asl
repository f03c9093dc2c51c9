# In the first round of CC, without Ambush, a squad announces withdrawal and leaves.
# Only from Melee.
name = "A11.2-first-round"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
by boris
place d K5
by anna
turn 1 german CCPh
by boris
d announces withdrawal K4   !! A11.2-who-not
by anna
roll r1 DR 4,4 cc for a
resolved cc by a against d r1 drm withdrawing -2 attack 4 FP defense 4 FP odds 1-1 final 6 result no-effect
by boris
d withdraws K4

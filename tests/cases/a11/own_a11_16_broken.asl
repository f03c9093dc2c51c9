# A broken squad is attacked in Close Combat, and attacks nobody.
name = "A11.16: broken units"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K6
s1 is broken
by boris
place r1 K6
by anna
turn 1 german CCPh
roll r1 DR 2,2 cc for s1
resolved cc by s1 against r1 r1 attack 4 FP defense 4 FP odds 1-1 final 4 result eliminated   !! A11.16-broken
by boris
roll r2 DR 6,5 cc for r1
resolved cc by r1 against s1 r2 drm broken -2 attack 4 FP defense 4 FP odds 1-1 final 9 result no-effect   ok A11.16-broken

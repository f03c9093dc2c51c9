# Or when that withdrew; of two enemies the other holds on.
name = "own_a11_15_withdrew"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["woods"] }
M5 = { is = ["woods"] }
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 K5
place g2 M5
by boris
place r1 K5
place r2 M5
by anna
g1 is melee
g2 is melee
by boris
r1 is melee
r2 is melee
by anna
turn 1 german CCPh
by boris
r1 announces withdrawal K6
by anna
roll r1 DR 5,5 cc for g1
resolved cc by g1 against r1 r1 drm withdrawing -2 attack 4 FP defense 4 FP odds 1-1 final 8 result no-effect
by boris
r1 withdraws K6
turn 1 russian RPh
turn 1 russian CCPh
by anna
turn 2 german RPh
turn 2 german APh
g1 advances K4   ok A4.7-able
g2 advances M4   !! A4.7-able

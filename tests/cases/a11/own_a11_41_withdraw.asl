# The ambusher withdraws after its attack, without a word before it (A11.41).
name = "own_a11_41_withdraw"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["woods"] }
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
roll r1 dr 1 named ambush
by boris
roll r2 dr 5 named ambush
by anna
ambush K5 german r1 final 1 against russian r2 final 5 won-by german
roll r3 DR 5,4 cc for a
resolved cc by a against d r3 drm ambush -1 attack 4 FP defense 4 FP odds 1-1 final 8 result no-effect
a withdraws K4   ok A11.2-who-not

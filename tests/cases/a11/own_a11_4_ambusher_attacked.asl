# An ambusher loses its "?" by an attack that does nothing: the answer has full FP.
name = "own_a11_4_ambusher_attacked"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g1 E5
by boris
place r1 E4
r1 is concealed
by anna
turn 1 german APh
g1 advances E4
turn 1 german CCPh
roll r1 dr 6 named ambush
by boris
roll r2 dr 3 named ambush
by anna
ambush E4 german r1 final 6 against russian r2 drm concealed -2 final 1 won-by russian
by boris
roll r3 DR 5,5 cc for r1
resolved cc by r1 against g1 r3 drm ambush -1 attack 4 FP defense 4 FP odds 1-1 final 9 result no-effect
by anna
roll r4 DR 5,2 cc for g1
resolved cc by g1 against r1 r4 drm ambush +1 attack 4 FP defense 4 FP odds 1-1 final 8 result no-effect   ok A11.11-odds

# An ambusher who has not attacked keeps its "?": the attack on it is halved.
name = "own_a11_4_ambusher_waits"
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
roll r4 DR 5,2 cc for g1
resolved cc by g1 against r1 r4 drm ambush +1 attack 4 FP defense 4 FP odds 1-1 final 8 result no-effect   !! A11.19-halved

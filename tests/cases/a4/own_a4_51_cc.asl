# CX counts in Close Combat for the attacker and against who is attacked; a Final DR without it is asked where no DRM is told.
name = "own_a4_51_cc"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
b = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by gerda
place a K5
a is cx
place b N5
by ivan
place d K5
place e N5
by gerda
turn 1 german CCPh
roll r1 DR 4,4 cc for a
resolved cc by a against d r1 attack 4 FP defense 4 FP odds 1-1 final 8 result no-effect   !! A4.51-cc
by ivan
roll r2 DR 3,3 cc for e
resolved cc by e against b r2 drm CX -1 attack 4 FP defense 4 FP odds 1-1 final 5 result reduced   !! A4.51-cc
by gerda
roll r3 DR 4,4 cc for a
resolved cc by a against d r3 attack 4 FP defense 4 FP odds 1-1 final 9 result no-effect   ?? A11.11-final ?? A11.12-once

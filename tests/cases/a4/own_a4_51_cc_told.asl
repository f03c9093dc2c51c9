# In Close Combat a CX attacker adds 1, a CX unit that is attacked takes -1 (A4.51).
name = "own_a4_51_cc_told"
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
place a K5
place d K5
place b S5
place e S5
a is cx
e is cx
turn 1 german CCPh
roll r1 DR 3,4 cc for a
resolved cc by a against d r1 attack 4 FP defense 4 FP odds 1-1 final 7   !! A4.51-cc
roll r2 DR 3,4 cc for d
resolved cc by d against a r2 drm CX +1 attack 4 FP defense 4 FP odds 1-1 final 8   !! A4.51-cc
roll r3 DR 4,4 cc for b
resolved cc by b against e r3 drm CX -1 attack 4 FP defense 4 FP odds 1-1 final 7   ok A4.51-cc
roll r4 DR 4,4 cc for e
resolved cc by e against b r4 drm CX +1 attack 4 FP defense 4 FP odds 1-1 final 9   ok A4.51-cc

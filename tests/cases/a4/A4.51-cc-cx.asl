# vector A4.51-cc-cx
# A CX 4-6-7 and a fresh 4-6-7 attack a CX 4-4-7: dice 3,4. 2-1, Kill Number 7; +1 (CX attacker) -1 (CX target) = 7: Reduced.
name = "A4.51-cc-cx"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "4-6-7", kind = "squad" }
b = { side = "german", type = "4-6-7", kind = "squad" }
d = { side = "russian", type = "4-4-7", kind = "squad" }
---
place a K5
place b K5
place d K5
a is cx
d is cx
turn 1 german CCPh
roll r1 DR 3,4 cc for a
resolved cc by a,b against d r1 drm CX +1, CX -1 only d attack 8 FP defense 4 FP odds 2-1 final 7 result reduced   ok A4.51-cc ok A11.11-result

# vector A4.51-cc-split
# A 4-4-7 attacks a CX and a fresh 4-6-7 together: dice 1,3. 4:8 = 1-2, Kill Number 4: CX one 4 - 1 = 3: eliminated; the other 4 = 4: Reduced.
name = "A4.51-cc-split"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
d = { side = "russian", type = "4-4-7", kind = "squad" }
a = { side = "german", type = "4-6-7", kind = "squad" }
b = { side = "german", type = "4-6-7", kind = "squad" }
---
place d K5
place a K5
place b K5
a is cx
turn 1 german CCPh
roll r1 DR 1,3 cc for d
resolved cc by d against a,b r1 drm CX -1 only a attack 4 FP defense 8 FP odds 1-2 final 4   ok A4.51-cc

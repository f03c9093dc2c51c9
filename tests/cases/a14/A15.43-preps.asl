# vector A15.43-preps
# A berserk squad ADJACENT to an enemy Prep Fires. It charges in the MPh; no Prep Fire.
name = "A15.43-preps"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place s K5
s is berserk
by anna
place e K6
e is known
by boris
turn 1 russian PFPh
a1 prep by s inherent 4 FP x2 PBF at K6 range 1 total 8 FP column 8   !! A15.43-charge   = not allowed

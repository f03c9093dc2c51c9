# A hero fires a MG alone (A15.23): his -1 is offset by +1.
name = "own_a15_23_mg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"

[units]
b = { side = "german", type = "1-4-9", sw = ["MMG"] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place b K5
by boris
place e K11
by anna
turn 1 german PFPh
a1 prep by b sw:MMG 5 FP at K11 range 6 total 5 FP column 4
roll r1 DR 4,3 ift in a1 by anna
a1 ift r1 drm heroic -1 column 4 final 6 result NMC   !! A15.23-mg

# vector A9.12-leader
# A lone 9-1 fires a German LMG at range 4: dice 3,3. 3 x1/2 = 1 1/2 FP, column 1; it cannot cower, and he gives no DRM.
name = "A9.12-leader"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
l = { side = "german", type = "9-1", sw = ["LMG"] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l K9
by boris
place e K5
e is known
by anna
turn 1 german PFPh
a1 prep by l sw:LMG 3 FP x1/2 one-smc at K5 range 4 total 1.5 FP column 1   ok A7.35-lone-smc  = 1.5 FP  = column 1
roll r1 DR 3,3 ift in a1 by anna
a1 ift r1 column 1 final 6 result NE   ok A7.9-exempt-firers  = none
marker prep-fire on l

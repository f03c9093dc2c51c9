# vector A15.15-hero-mg
# A hero alone fires a German MMG at range 6: dice 4,3. 5 FP, +1 - 1 = 0: column 4, Final 7.
name = "A15.15-hero-mg"
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
e is known
by anna
turn 1 german PFPh
a1 prep by b sw:MMG 5 FP at K11 range 6 total 5 FP column 4   = column 4
roll r1 DR 4,3 ift in a1 by anna
a1 ift r1 drm heroic -1, hero-MG +1 column 4 final 7 result PTC   ok A15.23-mg   = drm +0   = final 7   = PTC
by boris
roll r2 DR 2,3 tc for e in a1 by boris
e checks PTC r2 morale 7 passed in a1

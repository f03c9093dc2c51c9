# A German squad advances into woods with a concealed Russian squad: dr 4 against 3.
# Russian 3 - 2 = 1, German 4: three lower, an Ambush; it attacks first at -1.
name = "A11.4-concealed-ambush"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["woods"] }
[units]
a = { side = "german", type = "german ss 6-5-8", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
by boris
place d K5
d is concealed
by anna
turn 1 german CCPh
roll r1 dr 4 named ambush
by boris
roll r2 dr 3 named ambush
ambush K5 german r1 final 4 against russian r2 drm concealed -2 final 1 won-by russian   ok A11.4-when ok A11.4-drm ok A11.4-three
roll r3 DR 2,2 cc for d
resolved cc by d against a r3 drm ambush -1 attack 4 FP defense 6 FP odds 1-2 final 3 result eliminated   ok A11.4-effect ok A11.11-odds
by anna
a eliminated

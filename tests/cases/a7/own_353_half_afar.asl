# A HS that First Fired its LMG claims half its inherent FP at three hexes: it has none, which is one mistake. A MG that kept no ROF and says so is another (A9.2).
name = "own_353_half_afar"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"
MMG = "german mmg"

[units]
g = { side = "german", type = "german 2-4-7", sw = ["LMG"] }
h = { side = "german", type = "german 2-4-7", sw = ["MMG"] }
m = { side = "russian", type = "russian 4-4-7", sw = [] }
o = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place m K9
place o S9
by boris
place g K5
place h S5
by anna
turn 1 russian MPh
m moves K8 1 MF not-assault seen-by g
by boris
a1 first by g sw:LMG 3 FP at K8 range 3 answers m
roll r1 DR 5,6 ift in a1 by boris
a1 ift r1 drm FFMO -1, FFNAM -1
by anna
o moves S8 1 MF not-assault seen-by h
by boris
a2 first by h sw:MMG 5 FP at S8 range 3 answers o
roll r2 DR 5,6 ift in a2 by boris
a2 ift r2 drm FFMO -1, FFNAM -1
by anna
turn 1 russian DFPh
by boris
a3 final by g inherent 2 FP x1/2 final at K8 range 3   !! A7.352-small-unit-loses-inherent
roll r3 DR 5,6 ift in a3 by boris
a3 ift r3 result NE
a4 final by h sw:MMG 5 FP rof at S8 range 3   !! A9.2-rof-kept
roll r4 DR 5,6 ift in a4 by boris
a4 ift r4 result NE

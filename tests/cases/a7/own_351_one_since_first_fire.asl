# One MG of First Fire costs a squad nothing: the inherent FP, or the other with its fire in the MPh apart, is left for the DFPh (A7.351). A HS has fired either (A7.352).
name = "own_351_one_since_first_fire"
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
g = { side = "german", type = "german 4-6-7", sw = ["LMG", "MMG"] }
h = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
i = { side = "german", type = "german 2-4-7", sw = ["LMG"] }
m = { side = "russian", type = "russian 4-4-7", sw = [] }
o = { side = "russian", type = "russian 4-4-7", sw = [] }
q = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place m K9
place o S9
place q AA9
by boris
place g K5
place h S5
place i AA5
by anna
turn 1 russian MPh
m moves K8 1 MF not-assault seen-by g
by boris
a1 first by g sw:MMG 5 FP at K8 range 3 answers m
roll r1 DR 5,6 ift in a1 by boris
a1 ift r1 drm FFMO -1, FFNAM -1 result NE
by anna
o moves S8 1 MF not-assault seen-by h
by boris
a2 first by h inherent 4 FP at S8 range 3 answers o
roll r2 DR 5,6 ift in a2 by boris
a2 ift r2 drm FFMO -1, FFNAM -1 result NE
by anna
q moves AA8 1 MF not-assault seen-by i
by boris
a3 first by i inherent 2 FP at AA8 range 3 answers q
roll r3 DR 5,6 ift in a3 by boris
a3 ift r3 drm FFMO -1, FFNAM -1 result NE
by anna
turn 1 russian DFPh
by boris
a5 final by g inherent 4 FP at K8 range 3   ok A7.351-two-cost-inherent
roll r5 DR 5,6 ift in a5 by boris
a5 ift r5 result NE
a6 final by h sw:LMG 3 FP at S8 range 3   ok A7.351-two-cost-inherent
roll r6 DR 5,6 ift in a6 by boris
a6 ift r6 result NE
a7 final by i sw:LMG 3 FP at AA8 range 3   !! A7.352-small-unit-loses-inherent
roll r7 DR 5,6 ift in a7 by boris
a7 ift r7 result NE

# Two MG of First Fire, or one of it and one of Final Fire, leave a squad no inherent FP but half of them at ADJACENT units (A7.351, A7.353).
name = "own_351_two_since_first_fire"
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
h = { side = "german", type = "german 4-6-7", sw = ["LMG", "MMG"] }
i = { side = "german", type = "german 4-6-7", sw = ["LMG", "MMG"] }
n = { side = "german", type = "german 4-6-7", sw = ["LMG", "MMG"] }
m = { side = "russian", type = "russian 4-4-7", sw = [] }
o = { side = "russian", type = "russian 4-4-7", sw = [] }
q = { side = "russian", type = "russian 4-4-7", sw = [] }
v = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place m K9
place o S9
place q AA9
place v II7
by boris
place g K5
place h S5
place i AA5
place n II5
by anna
turn 1 russian MPh
m moves K8 1 MF not-assault seen-by g
by boris
a1 first by g sw:LMG 3 FP, g sw:MMG 5 FP at K8 range 3 answers m total 8 FP column 8
roll r1 DR 5,6 ift in a1 by boris
a1 ift r1 drm FFMO -1, FFNAM -1 final 9 result PTC
by anna
roll r11 DR 1,2 tc for m in a1 by anna
m checks PTC r11 passed in a1
o moves S8 1 MF not-assault seen-by h
by boris
a2 first by h sw:LMG 3 FP at S8 range 3 answers o
roll r2 DR 5,6 ift in a2 by boris
a2 ift r2 drm FFMO -1, FFNAM -1 result NE
by anna
q moves AA8 1 MF not-assault seen-by i
by boris
a3 first by i inherent 4 FP at AA8 range 3 answers q
roll r3 DR 5,6 ift in a3 by boris
a3 ift r3 drm FFMO -1, FFNAM -1 result NE
by anna
v moves II6 1 MF not-assault seen-by n
by boris
a4 first by n sw:LMG 3 FP x2 PBF, n sw:MMG 5 FP x2 PBF at II6 range 1 answers v
roll r4 DR 5,6 ift in a4 by boris
a4 ift r4 drm FFMO -1, FFNAM -1 result 1MC
by anna
roll r12 DR 1,2 mc for v in a4 by anna
v checks 1MC r12 passed in a4
turn 1 russian DFPh
by boris
a5 final by g inherent 4 FP at K8 range 3   !! A7.351-two-cost-inherent
roll r5 DR 5,6 ift in a5 by boris
a5 ift r5 result NE
a6 final by h sw:MMG 5 FP, h inherent 4 FP at S8 range 3   !! A7.351-two-cost-inherent
roll r6 DR 5,6 ift in a6 by boris
a6 ift r6 result NE
a7 final by i sw:MMG 5 FP, i sw:LMG 3 FP at AA8 range 3   !! A7.351-two-cost-inherent
roll r7 DR 5,6 ift in a7 by boris
a7 ift r7 result NE
a8 final by n inherent 4 FP x2 PBF x1/2 final at II6 range 1   ok A7.353-half-retained
roll r8 DR 5,6 ift in a8 by boris
a8 ift r8 result NE

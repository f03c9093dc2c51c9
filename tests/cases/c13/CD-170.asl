# C13.31: a MG that keeps its ROF was used: with the inherent FP that is all.
name = "CD-170"
printing = "2e"
date = "1944-07"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
PF = { kind = "ordnance" }
LMG = "german lmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40
by boris
place r K37
place t K39 vca K38-L38
r is known
by anna
turn 1 german PFPh
a1 prep by f inherent 4 FP, f sw:LMG 3 FP at K37 units r range 3 total 7 FP column 6
roll r1 DR 1,5 ift in a1
a1 ift r1 column 6 final 6 result 1MC
roll r2 DR 2,2 mc for r in a1
r checks 1MC r2 passed in a1
roll r3 dr 2 named "PF check" for f
f pf-check r3 drm 0 found   !! C13.31-uses-sw

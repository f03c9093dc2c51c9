# C13.31: two PF Checks cost a squad its inherent FP of that phase; one does not.
name = "own_c13_31_inherent"
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
f = { side = "german", type = "german 4-6-7", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "T-34 M41", ce = false }
---
by anna
place f K40
place g M38
by boris
place r K37
place t K39 vca K38-L38
r is known
by anna
turn 1 german PFPh
roll r1 dr 4 named "PF check" for f
f pf-check r1 drm 0 none
roll r2 dr 5 named "PF check" for f
f pf-check r2 drm 0 none
a1 prep by f inherent 4 FP at K37 units r range 3 total 4 FP column 4   !! C13.31-uses-sw
roll r3 DR 6,5 ift in a1
a1 ift r3 column 4 final 11 result NE
roll r4 dr 4 named "PF check" for g
g pf-check r4 drm 0 none   ok C13.31-uses-sw
a2 prep by g inherent 4 FP at K37 units r range 2 total 4 FP column 4   ok C13.31-uses-sw
roll r5 DR 6,5 ift in a2
a2 ift r5 column 4 final 11 result NE

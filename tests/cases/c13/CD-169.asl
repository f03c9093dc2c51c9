# C13.31: inherent FP and LMG were its First Fire: no PF Check in the MPh.
name = "CD-169"
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
place r J39
place t K36 vca K37-J36
r is known
turn 1 russian MPh
r moves K39 1 MF
by anna
a1 first by f inherent 4 FP x2 PBF, f sw:LMG 3 FP x2 PBF at K39 units r range 1 answers r total 14 FP column 12
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1 column 12 final 9 result NMC
roll r2 DR 2,2 mc for r in a1
r checks NMC r2 passed in a1
roll r3 dr 2 named "PF check" for f
f pf-check r3 drm 0 found   !! C13.31-not-sff

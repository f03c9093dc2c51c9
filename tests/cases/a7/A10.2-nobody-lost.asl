# A check for a lost leader where no leader broke or was lost (A10.2).
name = "A10.2: nobody lost"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
l1 = { side = "russian", type = "8-1" }
---
by anna
place g1 B5
by boris
place r1 B4
place l1 B4
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP x2 PBF at B4 range 1 total 8 FP column 8
roll r1 DR 4,5 ift in a1 by anna
a1 ift r1 column 8 final 9 result PTC
by boris
roll r2 DR 1,2 tc for l1 in a1 by boris
l1 checks PTC r2 morale 8 passed in a1
roll r3 DR 1,1 tc for r1 in a1 by boris
r1 checks PTC r3 drm leader -1 morale 7 passed in a1
roll r4 DR 1,1 tc for r1 in a1 by boris
r1 checks LLTC r4 drm leader +1 morale 7 passed in a1   !! A10.2-lost-leaders-drm

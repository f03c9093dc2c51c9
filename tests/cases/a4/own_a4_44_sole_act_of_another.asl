# Another leader than the one who tried to Recover rallies (A4.44).
name = "own_a4_44_sole_act_of_another"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
rLMG = "russian lmg"
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = ["rLMG"] }
l2 = { side = "russian", type = "8-0", sw = [] }
l1 = { side = "russian", type = "8-0", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 A1
by boris
place r1 K11
r1 is broken
place l1 K11
place l2 K11
by boris
turn 1 russian RPh
roll r1 dr 3 named "recovery rLMG" for l1 by boris
l1 recovers rLMG r1 from r1 recovered
roll r2 DR 1,2 rally for r1 by boris
r1 checks rally r2 drm leader +0 morale 7 passed   ok A4.44-rph-sole-act
r1 is no-longer broken
turn 1 russian PFPh

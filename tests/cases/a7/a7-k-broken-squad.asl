# vector a7-k-broken-squad
# K/1 on a broken squad: a broken HS, which takes the 1MC as a broken unit.
name = "a7-k-broken-squad"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "russian", type = "4-6-7", kind = "squad", broken-morale = 7 }
ah = { side = "russian", type = "2-4-7", kind = "hs", broken-morale = 7 }
x = { side = "german", type = "2-4-7", kind = "hs" }
l80 = { side = "german", type = "8-0", kind = "leader" }
---
place a K8
place x K5
place l80 K5
a is broken
turn 1 german PFPh
a1 prep by x inherent 2 FP at K8 directed-by l80
roll r1 DR 1,1 ift in a1
a1 ift r1 drm leader +0 result K/1   = K/1
a reduced into h like ah in a1   = broken h  = reduced a
roll r2 DR 1,2 mc for h in a1
h checks 1MC r2 morale 7 passed in a1   = outcome ok
phase-end   = checks 1  = open checks 0  ok A7.302-k-others-mc

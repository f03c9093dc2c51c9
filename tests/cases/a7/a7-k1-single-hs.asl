# vector a7-k1-single-hs
# K/1 on a lone HS: eliminated, no MC.
name = "a7-k1-single-hs"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
h = { side = "russian", type = "2-4-7", kind = "hs" }
x = { side = "german", type = "2-4-7", kind = "hs" }
l80 = { side = "german", type = "8-0", kind = "leader" }
---
place h K8
place x K5
place l80 K5
turn 1 german PFPh
a1 prep by x inherent 2 FP at K8 directed-by l80
roll r1 DR 1,1 ift in a1
a1 ift r1 drm leader +0 result K/1   = K/1  = eliminated h  = checks 0
h eliminated
phase-end   ok A7.302-k-one-reduction

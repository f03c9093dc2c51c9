# vector a7x-kia-too-few
# 2KIA on three units, only one is removed.
name = "a7x-kia-too-few"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "16-6-8", kind = "squad" }
l = { side = "german", type = "8-0", kind = "leader" }
a = { side = "russian", type = "4-6-7", kind = "squad" }
b = { side = "russian", type = "4-6-7", kind = "squad" }
c = { side = "russian", type = "4-6-7", kind = "squad" }
---
place x K5
place l K5
place a K8
place b K8
place c K8
turn 1 german PFPh
a1 prep by x inherent 16 FP at K8 directed-by l
roll r1 DR 1,1 ift in a1
a1 ift r1 drm leader +0   = 2KIA
roll r2 dr 6 rs for a in a1
roll r3 dr 3 rs for b in a1
roll r4 dr 2 rs for c in a1
random-selection of a:r2,b:r3,c:r4 in a1   = at least 2 eliminated
a eliminated
b is broken,dm in a1
c is broken,dm in a1
phase-end   !! A7.301-kia-number

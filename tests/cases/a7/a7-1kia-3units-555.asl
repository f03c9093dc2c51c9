# vector a7-1kia-3units-555
# 1KIA on 3 units, Random Selection [5, 5, 5].
name = "a7-1kia-3units-555"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "4-6-7", kind = "squad" }
y = { side = "german", type = "4-6-7", kind = "squad" }
l = { side = "german", type = "8-0", kind = "leader" }
a = { side = "russian", type = "4-6-7", kind = "squad" }
b = { side = "russian", type = "4-6-7", kind = "squad" }
c = { side = "russian", type = "4-6-7", kind = "squad" }
---
place x K5
place y K5
place l K5
place a K8
place b K8
place c K8
turn 1 german PFPh
a1 prep by x inherent 4 FP, y inherent 4 FP at K8 directed-by l
roll r1 DR 1,1 ift in a1
a1 ift r1 drm leader +0 result 1KIA   = 1KIA
roll r2 dr 5 rs for a in a1
roll r3 dr 5 rs for b in a1
roll r4 dr 5 rs for c in a1
random-selection of a:r2,b:r3,c:r4 in a1   = eliminated a,b,c  = breaks none  ok A7.301-cap-at-attacked
a eliminated
b eliminated
c eliminated
phase-end   ok A7.301-tie-extra  ok A7.301-kia-number  ok A7.301-random-selection

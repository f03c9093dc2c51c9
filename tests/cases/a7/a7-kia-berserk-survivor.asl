# vector a7-kia-berserk-survivor
# 1KIA: the squad not selected is berserk: Casualty Reduction to a berserk HS instead of breaking.
name = "a7-kia-berserk-survivor"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "russian", type = "4-6-7", kind = "squad" }
y = { side = "russian", type = "4-6-7", kind = "squad" }
l = { side = "russian", type = "8-0", kind = "leader" }
a = { side = "german", type = "4-6-7", kind = "squad" }
b = { side = "german", type = "4-6-7", kind = "squad" }
hs = { side = "german", type = "2-4-7", kind = "hs" }
---
place x K5
place y K5
place l K5
place a K8
place b K8
b is berserk
turn 1 german DFPh
a1 final by x inherent 4 FP, y inherent 4 FP at K8 directed-by l
roll r1 DR 1,1 ift in a1
a1 ift r1 drm leader +0 result 1KIA   = 1KIA
roll r2 dr 6 rs for a in a1
roll r3 dr 2 rs for b in a1
random-selection of a:r2,b:r3 in a1   = eliminated a  = reduced b
a eliminated
b reduced into bh like hs in a1
phase-end   ok A7.301-unbreakable-reduced

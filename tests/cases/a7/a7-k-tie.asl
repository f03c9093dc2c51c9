# vector a7-k-tie
# K/1 on three squads, Random Selection 5,5,3: both fives are reduced; all units (two new HS and the squad) take 1MC.
name = "a7-k-tie"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "2-6-7", kind = "squad" }
l = { side = "german", type = "8-0", kind = "leader" }
a = { side = "russian", type = "4-6-7", kind = "squad" }
b = { side = "russian", type = "4-6-7", kind = "squad" }
c = { side = "russian", type = "4-6-7", kind = "squad" }
ah = { side = "russian", type = "2-4-7", kind = "hs" }
---
place x K5
place l K5
place a K8
place b K8
place c K8
turn 1 german PFPh
a1 prep by x inherent 2 FP at K8 directed-by l
roll r1 DR 1,1 ift in a1
a1 ift r1   = K/1
roll r2 dr 5 rs for a in a1
roll r3 dr 5 rs for b in a1
roll r4 dr 3 rs for c in a1
random-selection of a:r2,b:r3,c:r4 in a1   = reduced a,b
a reduced into h1 like ah in a1
b reduced into h2 like ah in a1
roll r5 DR 1,2 mc for h1 in a1
h1 checks 1MC r5 passed in a1
roll r6 DR 1,2 mc for h2 in a1
h2 checks 1MC r6 passed in a1
roll r7 DR 1,2 mc for c in a1
c checks 1MC r7 passed in a1
phase-end   ok A7.302-k-one-reduction  ok A7.302-k-others-mc  = checks 3

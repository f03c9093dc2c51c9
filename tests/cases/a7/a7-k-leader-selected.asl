# vector a7-k-leader-selected
# K/2 with a leader selected: wounded, Wound Severity dr 5 eliminates per A17.11 data; the squad takes 2MC.
name = "a7-k-leader-selected"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "4-6-7", kind = "squad" }
y = { side = "german", type = "8-0", kind = "leader" }
l = { side = "russian", type = "8-0", kind = "leader" }
s = { side = "russian", type = "4-6-7", kind = "squad" }
---
place x K5
place y K5
place l K8
place s K8
turn 1 german PFPh
a1 prep by x inherent 4 FP at K8 directed-by y
roll r1 DR 1,1 ift in a1
a1 ift r1 drm leader +0   = K/2
roll r2 dr 6 rs for l in a1
roll r3 dr 3 rs for s in a1
random-selection of l:r2,s:r3 in a1   = reduced l  = l: Wound Severity dr
l is wounded in a1
roll r4 dr 5 wound for l in a1
l eliminated
roll r5 DR 1,2 mc for s in a1
s checks 2MC r5 passed in a1
phase-end   ok A7.302-smc-wounded  = checks 1

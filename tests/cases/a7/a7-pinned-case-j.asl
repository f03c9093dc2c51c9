# vector a7-pinned-case-j
# A gun fires at a squad pinned earlier in this MPh with Case J.
name = "a7-pinned-case-j"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g = { side = "russian", type = "75mm gun" }
m = { side = "german", type = "4-6-7", kind = "squad" }
---
place g K9 vca K8-L8
place m K4
turn 1 german MPh
m moves K5 1 MF
m is pinned   ?? LOG.no-cause
a1 first by g gun at K5 units m
roll r1 DR 3,4 to-hit in a1
a1 to-hit g gun r1 target m drm J +2   !! A7.83-non-moving-for-th  = case J +0

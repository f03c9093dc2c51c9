# vector a7-pinned-leader-directs
# A pinned 9-2 directs a squad; doubles would not be prevented either.
name = "a7-pinned-leader-directs"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "4-6-7", kind = "squad" }
l = { side = "russian", type = "9-2", kind = "leader" }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
place l K5
place t M5
turn 1 german DFPh
l is pinned   ?? LOG.no-cause
a1 final by s inherent 4 FP at M5 directed-by l   !! A7.831-no-direct
roll r1 DR 4,4 ift in a1
a1 ift r1 drm leader -2   = drm +0  = cowers

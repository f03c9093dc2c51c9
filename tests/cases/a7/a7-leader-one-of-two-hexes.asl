# vector a7-leader-one-of-two-hexes
# Two-hex FG with a 9-2 in one hex only; -2 is claimed.
name = "a7-leader-one-of-two-hexes"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
l1 = { side = "german", type = "9-2", kind = "leader" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K5
place l1 K5
place s2 K6
place t M5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s2 inherent 4 FP at M5 directed-by l1   !! A7.531-multi-location-needs-leaders
roll r1 DR 4,4 ift in a1
a1 ift r1 drm leader -2   = column 6  = leader +0  = cowers

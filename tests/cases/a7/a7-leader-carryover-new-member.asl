# vector a7-leader-carryover-new-member
# First Fire: leader directs squad A; Final Fire: he directs A and B together.
name = "a7-leader-carryover-new-member"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
A = { side = "russian", type = "4-6-7", kind = "squad" }
l = { side = "russian", type = "8-1", kind = "leader" }
m = { side = "german", type = "4-4-7", kind = "squad" }
B = { side = "russian", type = "4-6-7", kind = "squad" }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place A K5
place l K5
place m K8
place B K5
place t K6
turn 1 german MPh
m moves K8 1 MF not-assault   ?? A4.1-within-hex
a1 first by A inherent 4 FP at K8 units m directed-by l
roll r1 DR 6,5 ift in a1
a1 ift r1 drm leader -1 result none
turn 1 german DFPh
a2 final by A inherent 4 FP x2 PBF x1/2 final-fire, B inherent 4 FP x2 PBF at K6 directed-by l   !! A7.53-first-fire-carryover  = not allowed
roll r2 DR 6,5 ift in a2
a2 ift r2 drm leader -1

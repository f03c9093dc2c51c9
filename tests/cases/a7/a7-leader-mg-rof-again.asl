# vector a7-leader-mg-rof-again
# After a directed FG with the MMG, the leader directs the MMG's ROF shot at another hex.
name = "a7-leader-mg-rof-again"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { fp = 5, range = 12, rof = 2, b = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["MMG"] }
l = { side = "german", type = "8-1", kind = "leader" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
t3 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 M2
place l M2
place t M5
place t3 N5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s1 sw:MMG 5 FP at M5 directed-by l
roll r1 DR 2,5 ift in a1
a1 ift r1 drm leader -1
roll r3 DR 1,1 mc for t in a1
t checks 1MC r3 passed in a1
a2 prep by s1 sw:MMG 5 FP at N5 directed-by l   = allowed
roll r2 DR 4,3 ift in a2
a2 ift r2 drm leader -1

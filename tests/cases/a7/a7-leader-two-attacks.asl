# vector a7-leader-two-attacks
# A leader directs squad A at one target and squad B at another in the same PFPh.
name = "a7-leader-two-attacks"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
l = { side = "german", type = "8-1", kind = "leader" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
t4 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 M2
place l M2
place t M5
place s2 M2
place t4 N5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at M5 directed-by l
roll r1 DR 6,5 ift in a1
a1 ift r1 drm leader -1 result none
a2 prep by s2 inherent 4 FP at N5 directed-by l   !! A7.53-one-attack-per-phase   !! A7.531-once-per-player-turn  = allowed 1 of 2
roll r2 DR 6,5 ift in a2
a2 ift r2 drm leader -1

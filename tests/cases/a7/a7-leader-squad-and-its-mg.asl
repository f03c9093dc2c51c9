# vector a7-leader-squad-and-its-mg
# The leader directs the squad's inherent attack and its MG's separate attack on another target.
name = "a7-leader-squad-and-its-mg"
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
a1 prep by s1 inherent 4 FP at M5 directed-by l
roll r1 DR 6,5 ift in a1
a1 ift r1 drm leader -1 result none
a2 prep by s1 sw:MMG 5 FP at N5 directed-by l   !! A7.53-squad-and-its-mg-apart  = allowed 1 of 2
roll r2 DR 6,5 ift in a2
a2 ift r2 drm leader -1

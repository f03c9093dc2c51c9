# vector a7-mandatory-fg-violated
# Two squads in one Location attack the same squad separately in the PFPh.
name = "a7-mandatory-fg-violated"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
---
place s1 K5
place t M5
place s2 K5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at M5 units t
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by s2 inherent 4 FP at M5 units t   !! A7.55-mandatory-fg  = one attack 8 FP
roll r2 DR 6,5 ift in a2
a2 ift r2

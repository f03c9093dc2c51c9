# vector a7-mandatory-fg-levels
# Two squads in one hex but at different building levels attack the same target separately.
name = "a7-mandatory-fg-levels"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K5
place s2 K5 level 1
place t M5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at M5 units t
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by s2 inherent 4 FP at M5 units t   = allowed
roll r2 DR 6,5 ift in a2
a2 ift r2

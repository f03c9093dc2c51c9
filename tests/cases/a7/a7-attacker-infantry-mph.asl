# vector a7-attacker-infantry-mph
# An ATTACKING squad fires in its own MPh.
name = "a7-attacker-infantry-mph"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 A0
place t A3
turn 1 german MPh
a1 bounding by s1 inherent 4 FP at A3   !! A7.1-phases-by-side  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1

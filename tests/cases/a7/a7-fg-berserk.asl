# vector a7-fg-berserk
# A berserk squad joins a two-hex FG.
name = "a7-fg-berserk"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "russian", type = "4-6-7", kind = "squad" }
s2 = { side = "russian", type = "4-6-7", kind = "squad" }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place s1 K5
place s2 K6
place t M5
s1 is berserk
turn 1 german DFPh
a1 final by s1 inherent 4 FP, s2 inherent 4 FP at M5   !! A7.54-berserk-single-location  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1

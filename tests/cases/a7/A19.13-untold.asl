# Who fails a MC by more than its ELR, and of whom nothing is told then, is owed its replacement.
name = "A19.13: nothing is told"
printing = "2e"
[players]
gerda = { side = "german" }
rudi = { side = "russian" }
[elr]
russian = 3
[default-terrain]
is = ["open-ground"]
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place g1 B5
place r1 B2
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at B2 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1
a1 ift r1 column 4 final 6 result NMC
roll r11 DR 6,5 mc for r1 in a1
r1 checks NMC r11 morale 7 failed in a1
marker prep-fire on g1
turn 1 german MPh   !! A19.13-replaced

# Who cannot break (A15.2, A15.4, A7.8): a hero that fails its MC is wounded and may die of it (A17.1), a berserk squad becomes a HS, and no
# PTC is asked of who is never pinned.
name = "own_cannot_break"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
g4 = { side = "german", type = "german 4-6-7", sw = [] }
g5 = { side = "german", type = "german 4-6-7", sw = [] }
g6 = { side = "german", type = "german 4-6-7", sw = [] }
g7 = { side = "german", type = "german 4-6-7", sw = [] }
g8 = { side = "german", type = "german 4-6-7", sw = [] }
h1 = { side = "russian", type = "1-4-9", sw = [] }
h2 = { side = "russian", type = "1-4-9", sw = [] }
h3 = { side = "russian", type = "1-4-9", sw = [] }
h4 = { side = "russian", type = "8-1", broken-morale = 7 }
h5 = { side = "russian", type = "1-4-9", sw = [] }
b6 = { side = "russian", type = "russian 4-4-7", sw = [] }
b7 = { side = "russian", type = "russian 4-4-7", sw = [] }
h8 = { side = "russian", type = "1-4-9", sw = [] }
b8 = { side = "russian", type = "russian 4-4-7", sw = [] }
r8 = { side = "russian", type = "russian 4-4-7", sw = [] }
half = { side = "russian", type = "russian 2-3-7", sw = [] }
---
place g1 B5
place h1 B2
place g2 E5
place h2 E2
place g3 H5
place h3 H2
place g4 K5
place h4 K2
h4 is heroic
place g5 N5
place h5 N2
h5 is wounded
place g6 Q5
place b6 Q2
b6 is berserk
place g7 T5
place b7 T2
b7 is berserk
place g8 W5
place h8 W2
place b8 W2
b8 is berserk
place r8 W2
turn 1 german PFPh
# mortally
a1 prep by g1 inherent 4 FP at B2 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1
a1 ift r1 column 4 final 6 result NMC
roll r11 DR 6,4 mc for h1 in a1
h1 checks NMC r11 morale 9 failed in a1
roll r12 dr 6 wound for h1 in a1
h1 eliminated   ok A7.303-as-checked
# not by a dr of 3
a2 prep by g2 inherent 4 FP at E2 range 3 total 4 FP column 4
roll r2 DR 2,4 ift in a2
a2 ift r2 column 4 final 6 result NMC
roll r21 DR 6,4 mc for h2 in a2
h2 checks NMC r21 morale 9 failed in a2
roll r22 dr 3 wound for h2 in a2
h2 eliminated   !! A7.303-as-checked
# without a dr
a3 prep by g3 inherent 4 FP at H2 range 3 total 4 FP column 4
roll r3 DR 2,4 ift in a3
a3 ift r3 column 4 final 6 result NMC
roll r31 DR 6,4 mc for h3 in a3
h3 checks NMC r31 morale 9 failed in a3
h3 eliminated   !! A7.303-as-checked
# a heroic leader
a4 prep by g4 inherent 4 FP at K2 range 3 total 4 FP column 4
roll r4 DR 2,4 ift in a4
a4 ift r4 column 4 final 6 result NMC
roll r41 DR 6,4 mc for h4 in a4
h4 checks NMC r41 morale 8 failed in a4
roll r42 dr 2 wound for h4 in a4
h4 is wounded in a4   ok A7.303-as-checked
# a second wound kills
a5 prep by g5 inherent 4 FP at N2 range 3 total 4 FP column 4
roll r5 DR 2,4 ift in a5
a5 ift r5 column 4 final 6 result NMC
roll r51 DR 6,4 mc for h5 in a5
h5 checks NMC r51 morale 8 failed in a5
h5 eliminated   ok A7.303-as-checked
# a berserk squad
a6 prep by g6 inherent 4 FP at Q2 range 3 total 4 FP column 4
roll r6 DR 2,4 ift in a6
a6 ift r6 column 4 final 6 result NMC
roll r61 DR 6,5 mc for b6 in a6
b6 checks NMC r61 morale 10 failed in a6
b6 reduced into b6h like half in a6   ok A7.303-as-checked
a7 prep by g7 inherent 4 FP at T2 range 3 total 4 FP column 4
roll r7 DR 2,4 ift in a7
a7 ift r7 column 4 final 6 result NMC
roll r71 DR 6,5 mc for b7 in a7
b7 checks NMC r71 morale 10 failed in a7
b7 eliminated   !! A7.303-as-checked
# a PTC is for the squad alone that can be pinned
a8 prep by g8 inherent 4 FP at W2 range 3 total 4 FP column 4
roll r8 DR 3,4 ift in a8
a8 ift r8 column 4 final 7 result PTC
phase-end   !! A7.305-ptc-unbroken

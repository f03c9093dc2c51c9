# Who fails a MC by more than its ELR and only breaks (A19.13); a crew, a Fanatic unit and one that failed by no more break alone.
name = "A19.13: ELR exceeded"
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
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
g4 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian crew 2-2-8", sw = [] }
r4 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place g1 B5
place r1 B2
place g2 E5
place r2 E2
place g3 H5
place r3 H2
place g4 K5
place r4 K2
r4 is fanatic
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at B2 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1
a1 ift r1 column 4 final 6 result NMC
roll r11 DR 6,5 mc for r1 in a1
r1 checks NMC r11 morale 7 failed in a1
r1 is broken,dm in a1
a2 prep by g2 inherent 4 FP at E2 range 3 total 4 FP column 4
roll r2 DR 2,4 ift in a2
a2 ift r2 column 4 final 6 result NMC
roll r21 DR 4,6 mc for r2 in a2
r2 checks NMC r21 morale 7 failed in a2
r2 is broken,dm in a2
a3 prep by g3 inherent 4 FP at H2 range 3 total 4 FP column 4
roll r3 DR 2,4 ift in a3
a3 ift r3 column 4 final 6 result NMC
roll r31 DR 6,5 mc for r3 in a3
r3 checks NMC r31 failed in a3
r3 is broken,dm in a3
a4 prep by g4 inherent 4 FP at K2 range 3 total 4 FP column 4
roll r4 DR 2,4 ift in a4
a4 ift r4 column 4 final 6 result NMC
roll r41 DR 6,6 mc for r4 in a4
r4 checks NMC r41 morale 8 failed in a4
r4 reduced in a4
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on g3
marker prep-fire on g4
turn 1 german MPh   !! A19.13-replaced

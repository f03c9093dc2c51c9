# A unit that fails its MC by more than its ELR is replaced by the next lower one (A19.13): the class by the ladders, the ELR by
# the head; a broken unit and a Commissar never (A19.11).
name = "own_elr"
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
g5 = { side = "german", type = "german 4-6-7", sw = [] }
g6 = { side = "german", type = "german 4-6-7", sw = [] }
g7 = { side = "german", type = "german 4-6-7", sw = [] }
g8 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
r4 = { side = "russian", type = "russian 2-3-7", sw = [] }
r5 = { side = "russian", type = "9-1", broken-morale = 7 }
r6 = { side = "russian", type = "russian 4-4-7", sw = [] }
r7 = { side = "russian", type = "russian commissar 10-0", kind = "leader", broken-morale = 7 }
r8 = { side = "russian", type = "4-4-7", kind = "squad", sw = [] }
conscript = { side = "russian", type = "russian 4-2-6", sw = [] }
conscript2 = { side = "russian", type = "russian 4-2-6", sw = [] }
conscript3 = { side = "russian", type = "russian 4-2-6", sw = [] }
conscript8 = { side = "russian", type = "russian 4-2-6", sw = [] }
better = { side = "russian", type = "russian 5-2-7", sw = [] }
half = { side = "russian", type = "russian 2-2-6", sw = [] }
lesser = { side = "russian", type = "8-1", broken-morale = 7 }
lesser7 = { side = "russian", type = "9-1", broken-morale = 7 }
---
place g1 B5
place r1 B2
place g2 E5
place r2 E2
place g3 H5
place r3 H2
place g4 K5
place r4 K2
place g5 N5
place r5 N2
place g6 Q5
place r6 Q2
r6 is broken,dm
place g7 T5
place r7 T2
place g8 W5
place r8 W2
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at B2 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1
a1 ift r1 column 4 final 6 result NMC
roll r11 DR 6,5 mc for r1 in a1
r1 checks NMC r11 morale 7 failed in a1
r1 is broken,dm in a1
r1 replaced by conscript like conscript in a1   ok A19.13-replaced   ok A19.11-never-replaced
# by no more than its ELR
a2 prep by g2 inherent 4 FP at E2 range 3 total 4 FP column 4
roll r2 DR 2,4 ift in a2
a2 ift r2 column 4 final 6 result NMC
roll r21 DR 5,5 mc for r2 in a2
r2 checks NMC r21 morale 7 failed in a2
r2 is broken,dm in a2
r2 replaced by conscript2 like conscript2 in a2   !! A19.13-replaced
# by another counter than the next lower one
a3 prep by g3 inherent 4 FP at H2 range 3 total 4 FP column 4
roll r3 DR 2,4 ift in a3
a3 ift r3 column 4 final 6 result NMC
roll r31 DR 6,5 mc for r3 in a3
r3 checks NMC r31 morale 7 failed in a3
r3 is broken,dm in a3
r3 replaced by better like better in a3   !! A19.13-replaced
# a HS and a leader
a4 prep by g4 inherent 4 FP at K2 range 3 total 4 FP column 4
roll r4 DR 2,4 ift in a4
a4 ift r4 column 4 final 6 result NMC
roll r41 DR 6,5 mc for r4 in a4
r4 checks NMC r41 morale 7 failed in a4
r4 is broken,dm in a4
r4 reduced into half like half in a4   ok A19.13-replaced
a5 prep by g5 inherent 4 FP at N2 range 3 total 4 FP column 4
roll r5 DR 1,2 ift in a5
a5 ift r5 column 4 final 3 result 2MC
roll r51 DR 6,5 mc for r5 in a5
r5 checks 2MC r51 morale 9 failed in a5
r5 is broken,dm in a5
r5 replaced by lesser like lesser in a5   ok A19.13-replaced
# who was broken before
a6 prep by g6 inherent 4 FP at Q2 range 3 total 4 FP column 4
roll r6 DR 2,4 ift in a6
a6 ift r6 column 4 final 6 result NMC
roll r61 DR 6,5 mc for r6 in a6
r6 checks NMC r61 morale 7 failed in a6
r6 replaced by conscript3 like conscript3 in a6   !! A19.11-never-replaced
# a Commissar
a7 prep by g7 inherent 4 FP at T2 range 3 total 4 FP column 4
roll r7 DR 1,2 ift in a7
a7 ift r7 column 4 final 3 result 2MC
roll r71 DR 6,6 mc for r7 in a7
r7 checks 2MC r71 morale 10 failed in a7
r7 is broken,dm in a7
r7 replaced by lesser7 like lesser7 in a7   !! A19.11-never-replaced
# a squad whose nation nobody tells
a8 prep by g8 inherent 4 FP at W2 range 3 total 4 FP column 4
roll r8 DR 2,4 ift in a8
a8 ift r8 column 4 final 6 result NMC
roll r81 DR 6,5 mc for r8 in a8
r8 checks NMC r81 morale 7 failed in a8
r8 is broken,dm in a8
r8 replaced by conscript8 like conscript8 in a8   ?? A19.13-replaced
# of a leader that is replaced no Wound Severity is asked
turn 1 german MPh

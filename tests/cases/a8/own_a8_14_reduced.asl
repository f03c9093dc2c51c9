# What is left of a mover is the same mover: a MG fires once at one MF of it, under whichever name (A8.14); the next MF is another.
name = "own_a8_14_reduced"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = { kind = "mg", fp = 6, range = 12, rof = 3, b = 12, pp = 5 }

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 2-4-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = ["HMG"] }
---
place s K5
place f K9
turn 1 german MPh
s moves K6 1 MF not-assault
a1 first by f sw:HMG 6 FP at K6 units s range 3 answers s total 6 FP column 6
roll r1 DR 1,4 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 6 final 3 result K/2
s reduced into h in a1
roll r2 DR 1,2 mc for h in a1
h checks 2MC r2 morale 7 passed in a1
a2 first by f sw:HMG 6 FP rof at K6 units h range 3 answers h total 6 FP column 6   !! A8.14-per-mf
roll r3 DR 2,5 ift in a2
a2 ift r3 drm FFMO -1, FFNAM -1 column 6 final 5 result 1MC
roll r4 DR 1,2 mc for h in a2
h checks 1MC r4 morale 7 passed in a2
h moves K7 1 MF not-assault
a3 first by f sw:HMG 6 FP rof at K7 units h range 2 answers h total 6 FP column 6
roll r5 DR 6,5 ift in a3
a3 ift r5 drm FFMO -1, FFNAM -1 column 6 final 9 result NE
turn 1 german DFPh

# Whom fire at an AFV makes check: no crew that is BU in a closed-topped one (A7.307).
name = "A7.307: crews"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
r4 = { side = "russian", type = "russian 4-4-7" }
pz = { side = "german", type = "PzKpfw IVH", ce = false }
pz2 = { side = "german", type = "PzKpfw IVH", ce = true }
ht = { side = "german", type = "SPW 251/1", ce = false }
tank = { side = "german", type = "of its own", class = "tracked", afv = true }
---
place r1 C5
place r2 H5
place r3 P5
place r4 V5
place pz C8 vca B7-C7
place pz2 H8 vca G8-H7
place ht P8 vca O8-P7
place tank V8 vca U8-V7
by anna
turn 1 russian PFPh
# BU in a closed-topped AFV
a1 prep by r1 inherent 4 FP at C8 range 3 total 4 FP column 4
roll r1 DR 1,3 ift in a1 by anna
a1 ift r1 column 4 final 4 result 1MC
by boris
roll r2 DR 2,2 mc for pz in a1 by boris
pz checks 1MC r2 morale 8 passed in a1   !! A7.307-armor-immune
by anna
# CE: its crew checks
a2 prep by r2 inherent 4 FP at H8 range 3 total 4 FP column 4
roll r3 DR 1,3 ift in a2 by anna
a2 ift r3 drm CE +2 column 4 final 6 result NMC
by boris
roll r4 DR 2,2 mc for pz2 in a2 by boris
pz2 checks NMC r4 morale 8 passed in a2
by anna
# open-topped: whether it is a target is for A7.211 and D5.311
a3 prep by r3 inherent 4 FP at P8 range 3 total 4 FP column 4
roll r5 DR 1,3 ift in a3 by anna
a3 ift r5 column 4 final 4 result 1MC
by boris
roll r6 DR 2,2 mc for ht in a3 by boris
ht checks 1MC r6 morale 8 passed in a3
by anna
# of this one nobody says whether its crew is CE
a4 prep by r4 inherent 4 FP at V8 range 3 total 4 FP column 4
roll r7 DR 1,3 ift in a4 by anna
a4 ift r7 column 4 final 4 result 1MC
by boris
roll r8 DR 2,2 mc for tank in a4 by boris
tank checks 1MC r8 morale 8 passed in a4

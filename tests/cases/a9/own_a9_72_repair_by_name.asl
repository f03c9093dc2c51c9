# A SW that is repaired by its bare name fires again, and no malfunction is held against what it leaves.
name = "own_a9_72_repair_by_name"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
MMG = "german mmg"
[units]
g4 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g4 K6
by boris
place r1 K11
by anna
turn 1 german PFPh
a1 prep by g4 inherent 4 FP, g4 sw:MMG 5 FP at K11 range 5 total 9 FP column 8
roll r1 DR 6,6 ift in a1
a1 ift r1 column 6 final 12 result NE
g4 malfunctions sw:MMG r1
by boris
turn 1 russian RPh
by anna
roll r2 dr 1 repair for g4
g4 repair MMG r2 repaired
by boris
turn 1 russian MPh
r1 moves K10 1 MF
by anna
a2 first by g4 sw:MMG 5 FP at K10 range 4 answers r1 total 5 FP column 4
roll r3 DR 4,6 ift in a2
a2 ift r3 drm FFMO -1, FFNAM -1 final 8 result NE
residual 2 FP at K10 from a2

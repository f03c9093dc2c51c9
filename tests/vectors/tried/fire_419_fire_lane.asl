# legal: a MMG lays a Fire Lane at its first attack (A9.22); r2 enters it
name = "419_fire_lane"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 J7
place r2 J8
by anna
by boris
turn 1 russian MPh
r1 moves K7 1 MF not-assault seen-by g1
by anna
a1 first by g1 sw:MMG 5 FP at K7 range 2 answers r1 total 5 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on g1
marker named fire-lane at K7
by boris
r2 moves K8 1 MF not-assault seen-by g1
by anna
a2 first by g1 fire-lane 2 FP at K8 range 3 answers r2 total 2 FP column 2
roll r2 DR 5,5 ift in a2 by anna
a2 ift r2 drm FFNAM -1 column 2 final 9 result NE
by boris
turn 1 russian DFPh

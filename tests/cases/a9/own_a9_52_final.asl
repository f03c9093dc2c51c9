# A MG under First Fire sprays in the DFPh at two ADJACENT Locations alone (A9.52).
name = "own_a9_52_final"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
g = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
a = { side = "russian", type = "russian 4-4-7", sw = [] }
b = { side = "russian", type = "russian 4-4-7", sw = [] }
c = { side = "russian", type = "russian 4-4-7", sw = [] }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
place g V9
by boris
place s P6
place a K8
place b L8
place c V8
place d V7
s is known
a is known
b is known
c is known
d is known
turn 1 russian MPh
s moves P7 1 MF not-assault seen-by f,g
by anna
a1 first by f sw:MMG 5 FP at P7 range 5 answers s total 5 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
a2 first by g sw:MMG 5 FP at P7 range 6 answers s total 5 FP column 4
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on f
marker first-fire on g
by boris
turn 1 russian DFPh
by anna
a3 final by f sw:MMG 5 FP x2 PBF x1/2 final-fire x1/2 spraying at K8,L8 range 1,1 total 2.5 FP column 2   ok A9.52-final
roll r3 DR 6,3 ift in a3 by anna
a3 ift r3 column 2 final 9 result NE
a4 final by g sw:MMG 5 FP x1/2 final-fire x1/2 spraying at V8,V7 total 1.25 FP column 1   ?? A9.52-final
roll r4 DR 6,3 ift in a4 by anna
a4 ift r4 final 9 result NE

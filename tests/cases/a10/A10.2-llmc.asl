# vector A10.2-llmc
# A 1KIA kills a 9-1 stacked with a 6-5-8 (broken side 9) and a 4-6-7 (broken side 7); both break by it. The broken 4-6-7: LLMC with +1; the broken 6-5-8 none (9 is not below 9).
name = "A10.2-llmc"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
l = { side = "german", type = "9-1" }
a = { side = "german", type = "6-5-8", kind = "squad", broken-morale = 9, sw = [] }
b = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = [] }
d = { side = "russian", type = "9-1" }
---
by anna
place l K5
place a K5
place b K5
by boris
place e K9
place f K9
place d K9
turn 1 russian PFPh
a1 prep by e inherent 4 FP, f inherent 4 FP at K5 range 4 directed-by d total 8 FP column 8
roll r1 DR 1,2 ift in a1 by boris
a1 ift r1 drm leader -1 column 8 final 2 result 1KIA
marker prep-fire on e
marker prep-fire on f
marker prep-fire on d
by anna
roll r2 dr 6 rs for l in a1 by anna
roll r3 dr 2 rs for a in a1 by anna
roll r4 dr 3 rs for b in a1 by anna
random-selection of l:r2,a:r3,b:r4 chosen l in a1
l eliminated
a is broken,dm in a1
b is broken,dm in a1
roll r5 DR 3,3 mc for b in a1 by anna
b checks LLMC r5 drm leader +1 morale 7 passed in a1   = final 7
by boris
turn 1 russian MPh

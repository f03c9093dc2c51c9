# A7.3: of an excerpt the To Hit DR of a Gun may be left out.
name = "own_3_guns_excerpt"
printing = "2e"
excerpts = true

[players]
ivan = { side = "russian" }
hans = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
ptp = { side = "russian", type = "45mm PTP obr. 42" }
rc = { side = "russian", type = "russian crew 2-2-8" }
zis = { side = "russian", type = "45mm PTP obr. 42" }
zc = { side = "russian", type = "russian crew 2-2-8" }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
---
place ptp M10 vca M9-L9
place rc M10
place zis Q10 vca Q9-P9
place zc Q10
place g1 M5
place g2 Q5
attest tem M5 +0
attest tem Q5 +0
turn 1 russian PFPh
a1 prep by ptp gun at M5 infantry-target
roll r1 DR 5,6 to-hit for ptp in a1
a1 to-hit ptp gun r1 number 8 miss
a2 prep by zis gun at Q5 infantry-target
turn 1 russian MPh

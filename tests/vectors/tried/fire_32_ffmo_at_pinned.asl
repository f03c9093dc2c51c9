# broken A7.83-no-ffnam-ffmo: r1 is pinned, 4 FP Final 9 and not 7
name = "32_ffmo_at_pinned"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 M6
by boris
place r1 K9
turn 1 russian MPh
r1 moves K8 1 MF not-assault seen-by g1,g2
by anna
a1 first by g1 inherent 4 FP at K8 range 3 answers r1 total 4 FP column 4
roll r1 DR 4,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 7 result PTC
marker first-fire on g1 at K5
by boris
roll r2 DR 5,5 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 failed in a1
r1 is pinned in a1
by anna
a2 first by g2 inherent 4 FP at K8 range 3 answers r1 total 4 FP column 4
roll r3 DR 6,3 ift in a2 by anna
a2 ift r3 drm FFMO -1 column 4 final 8 result NE
marker first-fire on g2 at M6
by boris
turn 1 russian DFPh

# legal: pinned in the MPh, broken in the DFPh, the squad routs (A7.8)
name = "110_pinned_then_broken_routs"
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
by anna
by boris
turn 1 russian MPh
r1 moves K8 1 MF not-assault seen-by g1
by anna
a1 first by g1 inherent 4 FP at K8 range 3 answers r1 total 4 FP column 4
roll r1 DR 4,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 7 result PTC
marker first-fire on g1
by boris
roll r2 DR 5,4 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 failed in a1
r1 is pinned in a1
turn 1 russian DFPh
by anna
a2 final by g2 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r3 DR 1,3 ift in a2 by anna
a2 ift r3 column 4 final 4 result 1MC
marker final-fire on g2
by boris
roll r4 DR 5,4 mc for r1 in a2 by boris
r1 checks 1MC r4 morale 7 failed in a2
r1 is broken,dm no-longer pinned in a2
turn 1 russian AFPh
turn 1 russian RtPh
r1 routs K9
turn 1 russian APh

# A Snap Shot has no FFMO.
name = "own_a8_15_snap_shot_ffmo"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place g K5
by boris
place r K9
turn 1 russian MPh
r moves K8 1 MF not-assault seen-by nobody
by anna
a1 first by g inherent 4 FP x1/2 snap-shot at K8 units r range 3 answers r total 2 FP column 2
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFNAM -1, FFMO -1 column 2 final 9 result NE   !! A4.6-ffmo
marker first-fire on g at K5

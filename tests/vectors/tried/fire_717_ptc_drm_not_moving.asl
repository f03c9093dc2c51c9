# broken A7.305-leader-mod-moving-stack: r1 moved alone into the hex of the 9-1, who stood there; no leader DRM on its PTC
name = "717_ptc_drm_not_moving"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
rl = { side = "russian", type = "9-1" }
---
by anna
place g1 K5
by boris
place r1 K8
place rl K7
by anna
by boris
turn 1 russian MPh
r1 moves K7 1 MF not-assault seen-by g1
by anna
a1 first by g1 inherent 4 FP at K7 range 2 answers r1 total 4 FP column 4
roll r1 DR 4,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 7 result PTC
marker first-fire on g1
by boris
roll r2 DR 4,4 tc for r1 in a1 by boris
r1 checks PTC r2 drm leader -1 morale 7 passed in a1
turn 1 russian DFPh

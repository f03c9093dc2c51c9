# broken D2.401-fire-marker: the tank is under a First Fire counter
name = "80_motion_after_first_fire"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
rs2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz N5 vca M5-M6
place rs F5
place rs2 F6
turn 1 russian MPh
rs moves G5 1 MF not-assault seen-by pz
a1 first by pz CMG 5 FP, pz BMG 3 FP at G5 units rs range 7 answers rs total 8 FP column 8
roll r0 DR 6,5 ift in a1 by anna
a1 ift r0 drm FFMO -1, FFNAM -1 column 8 final 9 result PTC
roll r9 DR 2,3 tc for rs in a1 by boris
rs checks PTC r9 morale 7 passed in a1
marker first-fire on pz
rs2 moves G6 1 MF not-assault seen-by nobody
rs2 moves H5 1 MF not-assault seen-by pz
pz los rs2 blocked earlier
roll r1 dr 1 motion for pz by anna
pz motion-attempt against rs2 r1 in-los 1 success
phase-end

# C5.6: the crew fired its own FP.
name = "CD-241"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "russian", type = "45mm PTP obr. 32" }
m = { side = "russian", type = "russian crew 2-2-8" }
s = { side = "german", type = "german 4-6-7" }
t = { side = "german", type = "PzKpfw IVH", ce = false }
---
by anna
place f K40 vca K39-L39
place m K40
by boris
place s K37
s is known
place t K35 vca K36-J35
t is known
turn 1 german MPh
s moves K38 1 MF
by anna
a1 first by m inherent 2 FP at K38 range 2 units s answers s total 2 FP column 2
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1 column 2 final 9 result NE
marker first-fire on m
marker first-fire on f
turn 1 german DFPh
a2 final by f gun at K35 units t vehicle-target range 5
roll r2 DR 6,5 to-hit in a2
a2 to-hit f gun r2 target t ammo AP drm F +2 number 10 final 13 miss   ok C5.6-who  = drm +2

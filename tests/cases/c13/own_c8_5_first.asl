# C8.5: SMOKE as the first shot of the PFPh, other fire behind it; never in the AFPh.
name = "own_c8_5_first"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw IVH", ce = false }
g = { side = "german", type = "PzKpfw IVH", ce = false }
s = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K40 vca K39-L39
place g O40 vca O39-P39
place s M40
by boris
place r M37
r is known
by anna
turn 1 german PFPh
a2 prep by f MA at K31 range 9 area-target
roll r2 DR 5,5 to-hit in a2
a2 to-hit f MA r2 ammo s drm I +1 number 9 final 11 miss   ok C8.5-smoke-first   ok C8.52-ground-level
a1 prep by s inherent 4 FP at M37 units r range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 column 4 final 11 result NE
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
a3 advancing by g MA at O31 range 9 area-target
roll r3 DR 5,5 to-hit in a3
a3 to-hit g MA r3 ammo s drm B +2, I +1 number 9 final 13 miss   !! C8.5-smoke-first

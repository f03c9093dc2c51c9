# legal: First Fire at the moving CE tank: PTC failed; BU at once, a Pin counter tells it; it drives on (A7.82)
name = "513_ce_pinned_bu"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K9 vca K8-L8
by boris
place r1 K5
by anna
turn 1 german MPh
pz start 1 MP total 1 seen-by r1
pz enter K8 1 MP total 2 seen-by r1
by boris
a1 first by r1 inherent 4 FP at K8 range 3 answers pz total 4 FP column 4
roll r1 DR 2,3 ift in a1 by boris
a1 ift r1 drm CE +2 column 4 final 7 result PTC
marker first-fire on r1
by anna
roll r2 DR 5,5 tc for pz in a1 by anna
pz checks PTC r2 morale 8 failed in a1
pz BU
marker pin on pz
pz enter K7 1 MP total 3 seen-by r1
pz stop 1 MP total 4 seen-by r1
a2 bounding by pz MA at K5 units r1 infantry-target range 2
roll r3 DR 4,6 to-hit in a2 by anna
a2 to-hit pz MA r3 target r1 drm C +4, I +1 number 8 final 15 miss
marker bounding-fire on pz
pz ends
turn 1 german DFPh

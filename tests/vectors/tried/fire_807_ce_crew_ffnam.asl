# broken: A4.6: FFNAM at a CE crew
name = "807_ce_crew_ffnam"
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
a1 first by r1 inherent 4 FP at K8 units pz range 3 answers pz total 4 FP column 4
roll r1 DR 5,6 ift in a1 by boris
a1 ift r1 drm CE +2, FFNAM -1 column 4 final 12 result NE
marker first-fire on r1
by anna
pz stop 1 MP total 3 seen-by r1
pz ends
turn 1 german DFPh

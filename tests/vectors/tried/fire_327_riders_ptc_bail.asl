# legal: pinned Riders bail out at once and lie pinned in K8
name = "327_riders_ptc_bail"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[terrain]
K4 = { is = ["woods"] }

[units]
t34 = { side = "russian", type = "T-34/85", ce = false }
r1 = { side = "russian", type = "russian 6-2-8" }
g1 = { side = "german", type = "german 4-6-7" }
---
by anna
place t34 K9 vca K8-L8
place r1 K9
r1 boards t34
by boris
place g1 K4
by anna
attest tem K4 +1
by boris
attest tem K4 +1

by anna
turn 1 russian MPh
t34 start 1 MP total 1 seen-by g1
t34 enter K8 1 MP total 2 seen-by g1
by boris
a1 first by g1 inherent 4 FP at K8 units r1 range 4 answers t34 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 column 4 final 7 result PTC
marker first-fire on g1 at K4
by anna
roll r2 DR 5,4 tc for r1 in a1 by anna
r1 checks PTC r2 morale 8 failed in a1
r1 is pinned in a1
r1 leaves t34 at K8
t34 enter K7 1 MP total 3 seen-by g1
t34 stop 1 MP total 4 seen-by g1
t34 ends
turn 1 russian DFPh
turn 1 russian AFPh
a2 advancing by r1 inherent 6 FP x1/2 long-range x1/2 AFPh x1/2 pinned at K4 range 4 total 3/4 FP
roll r3 DR 1,2 ift in a2 by anna
a2 ift r3 drm TEM +1 final 4 result NE
turn 1 russian RtPh
turn 1 russian APh

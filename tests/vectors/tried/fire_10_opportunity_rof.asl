# legal: Opportunity Fire of a squad and its HMG at 8 hexes, unhalved for the AFPh; the HMG keeps its ROF and shoots again
name = "10_opportunity_rof"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K10 = { is = ["wooden-building"] }
K7 = { is = ["woods"] }

[weapons]
HMG = "german hmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K2
by boris
place r1 K10
place r2 K7
by anna
attest tem K10 +2
attest tem K7 +1
by boris
attest tem K10 +2
attest tem K7 +1

by anna
turn 1 german PFPh
marker opportunity-fire on g1 at K2
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
a1 opportunity by g1 inherent 4 FP x1/2 long-range, g1 sw:HMG 7 FP at K10 range 8 total 9 FP column 8
roll r1 DR 3,4 ift in a1 by anna
a1 ift r1 drm TEM +2 column 8 final 9 result PTC
by boris
roll r2 DR 6,1 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 passed in a1
by anna
a2 opportunity by g1 sw:HMG 7 FP rof at K7 range 5 total 7 FP column 6
roll r3 DR 5,2 ift in a2 by anna
a2 ift r3 drm TEM +1 column 6 final 8 result PTC
marker opportunity-fire on g1 removed
marker prep-fire on g1 at K2
by boris
roll r4 DR 6,2 tc for r2 in a2 by boris
r2 checks PTC r4 morale 7 failed in a2
r2 is pinned in a2
by anna
turn 1 german RtPh

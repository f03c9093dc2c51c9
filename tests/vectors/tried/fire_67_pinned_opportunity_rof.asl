# broken A7.81-no-rof-no-intensive: pinned by Final Fire, the Opportunity Firer has no ROF
name = "67_pinned_opportunity_rof"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
place r2 N6
by anna
turn 1 german PFPh
marker opportunity-fire on g1 at K5
turn 1 german MPh
turn 1 german DFPh
by boris
a1 final by r1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 column 4 final 7 result PTC
marker final-fire on r1 at K8
by anna
roll r2 DR 5,4 tc for g1 in a1 by anna
g1 checks PTC r2 morale 7 failed in a1
g1 is pinned in a1
turn 1 german AFPh
a2 opportunity by g1 inherent 4 FP x1/2 pinned, g1 sw:HMG 7 FP x1/2 pinned at K8 range 3 total 5.5 FP column 4
roll r3 DR 1,6 ift in a2 by anna
a2 ift r3 column 4 final 7 result PTC
by boris
roll r4 DR 1,2 tc for r1 in a2 by boris
r1 checks PTC r4 morale 7 passed in a2
by anna
a3 opportunity by g1 sw:HMG 7 FP x1/2 pinned rof at N6 range 3 total 3.5 FP column 2
roll r5 DR 6,5 ift in a3 by anna
a3 ift r5 column 2 final 11 result NE
marker opportunity-fire on g1 removed
marker prep-fire on g1 at K5
turn 1 german RtPh

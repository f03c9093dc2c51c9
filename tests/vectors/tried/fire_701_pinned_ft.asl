# broken A7.81-no-ft-dc: pinned Infantry fires no FT
name = "701_pinned_ft"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
FT = "ft"

[units]
g1 = { side = "german", type = "german 8-3-8", sw = ["FT"] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K7
by boris
place r1 K8
place r2 K9
by anna
turn 1 german PFPh
marker opportunity-fire on g1
turn 1 german MPh
turn 1 german DFPh
by boris
a1 final by r2 inherent 4 FP at K7 range 2 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 column 4 final 7 result PTC
marker final-fire on r2
by anna
roll r2 DR 6,5 tc for g1 in a1 by anna
g1 checks PTC r2 morale 8 failed in a1
g1 is pinned in a1
turn 1 german AFPh
a2 opportunity by g1 sw:FT 24 FP at K8 range 1 total 24 FP column 24
roll r3 DR 5,4 ift in a2 by anna
a2 ift r3 column 24 final 9 result 2MC
by boris
roll r4 DR 4,4 mc for r1 in a2 by boris
r1 checks 2MC r4 morale 7 failed in a2
r1 is broken,dm in a2
by anna
marker opportunity-fire on g1 removed
marker prep-fire on g1
turn 1 german RtPh

# broken: A7.8-removal: the Pin of the last Player Turn halves no more: 4 FP, not 2
name = "1504_pinned_next_turn"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
turn 1 german DFPh
by boris
a1 final by r1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 column 4 final 7 result PTC
marker final-fire on r1
by anna
roll r2 DR 5,5 tc for g1 in a1 by anna
g1 checks PTC r2 morale 7 failed in a1
g1 is pinned in a1
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh
turn 1 german CCPh
turn-end
by boris
turn 1 russian RPh
turn 1 russian PFPh
turn 1 russian MPh
turn 1 russian DFPh
by anna
a2 final by g1 inherent 4 FP x1/2 pinned at K8 range 3 total 2 FP column 2
roll r3 DR 5,6 ift in a2 by anna
a2 ift r3 column 2 final 11 result NE
marker final-fire on g1
by boris
turn 1 russian AFPh

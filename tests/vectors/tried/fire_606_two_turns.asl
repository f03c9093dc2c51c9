# legal: two Player Turns: First Fire, rally, Prep Fire by the unit that first-fired, Pins gone at the end of the Player Turn
name = "606_two_turns"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
rl = { side = "russian", type = "9-1" }
---
by anna
place g1 K5
place g2 M5
by boris
place r1 K8
place r2 M9
place rl M9
by anna
by boris
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 column 4 final 7 result PTC
marker prep-fire on r1
by anna
roll r2 DR 5,4 tc for g1 in a1 by anna
g1 checks PTC r2 morale 7 failed in a1
g1 is pinned in a1
by boris
turn 1 russian MPh
r2 moves M8 1 MF assault seen-by g2
by anna
a2 first by g2 inherent 4 FP at M8 range 3 answers r2 total 4 FP column 4
roll r3 DR 3,2 ift in a2 by anna
a2 ift r3 drm FFMO -1 column 4 final 4 result 1MC
marker first-fire on g2
by boris
roll r4 DR 4,4 mc for r2 in a2 by boris
r2 checks 1MC r4 morale 7 failed in a2
r2 is broken,dm in a2
turn 1 russian DFPh
by anna
a3 final by g1 inherent 4 FP x1/2 pinned at K8 range 3 total 2 FP column 2
roll r5 DR 6,5 ift in a3 by anna
a3 ift r5 column 2 final 11 result NE
marker final-fire on g1
by boris
turn 1 russian AFPh
turn 1 russian RtPh
r2 routs M9
turn 1 russian APh
turn 1 russian CCPh
turn-end
by anna
turn 1 german RPh
by boris
roll r6 DR 1,2 rally for r2 by boris
r2 checks rally r6 drm DM +4, leader -1 morale 7 passed
r2 is no-longer broken,dm
by anna
turn 1 german PFPh
a4 prep by g1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r7 DR 6,5 ift in a4 by anna
a4 ift r7 column 4 final 11 result NE
marker prep-fire on g1
turn 1 german MPh
g2 moves M6 1 MF assault seen-by r2
by boris
a5 first by r2 inherent 4 FP at M6 range 3 answers g2 total 4 FP column 4
roll r8 DR 6,5 ift in a5 by boris
a5 ift r8 drm FFMO -1 column 4 final 10 result NE
marker first-fire on r2
by anna
turn 1 german DFPh
turn 1 german AFPh
a6 advancing by g2 inherent 4 FP x1/2 AFPh at M9 range 3 total 2 FP column 2
roll r9 DR 6,5 ift in a6 by anna
a6 ift r9 column 2 final 11 result NE
turn 1 german RtPh

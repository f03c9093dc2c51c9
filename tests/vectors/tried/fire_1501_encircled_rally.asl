# broken: A7.7/A10.6: the encircled r1 rallies with a morale of 7; it is 6 while encircled
name = "1501_encircled_rally"
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
rl = { side = "russian", type = "9-2" }
---
by anna
place g1 U2
place g2 S5
by boris
place r1 T3
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at T3 range 2 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
marker prep-fire on g1
a2 prep by g2 inherent 4 FP at T3 range 2 total 4 FP column 4
marker encircled at T3
roll r2 DR 3,2 ift in a2 by anna
a2 ift r2 column 4 final 5 result 1MC
marker prep-fire on g2
by boris
roll r3 DR 5,4 mc for r1 in a2 by boris
r1 checks 1MC r3 morale 6 failed in a2
r1 is broken,dm in a2
by anna
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh
turn 1 german CCPh
turn-end
by boris
turn 1 russian RPh
roll r4 DR 1,2 rally for r1 by boris
r1 checks rally r4 drm DM +4 morale 7 passed
r1 is no-longer broken,dm
turn 1 russian PFPh

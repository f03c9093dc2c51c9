# broken: A10.3/A7.7-entering-units-encircled: r2 enters the encircled T3 and has a morale of 6, not 7, against the First Fire there
name = "109_entering_unit_encircled"
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
g3 = { side = "german", type = "german 4-6-7" }
---
by anna
place g1 U2
place g2 S5
place g3 T5
by boris
place r1 T3
place r2 T1
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at T3 range 2 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
marker prep-fire on g1
a2 prep by g2 inherent 4 FP at T3 range 2 total 4 FP column 4
marker encircled at T3
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 column 4 final 10 result NE
marker prep-fire on g2
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh
turn 1 german CCPh
by boris
turn 1 russian RPh
turn 1 russian PFPh
turn 1 russian MPh
r2 moves T2 1 MF not-assault seen-by nobody
r2 moves T3 1 MF not-assault seen-by g3
by anna
a3 first by g3 inherent 4 FP at T3 range 2 answers r2 total 4 FP column 4
roll r3 DR 4,5 ift in a3 by anna
a3 ift r3 drm FFMO -1, FFNAM -1 column 4 final 7 result PTC
marker first-fire on g3
by boris
roll r4 DR 3,4 tc for r2 in a3 by boris
r2 checks PTC r4 morale 7 passed in a3
turn 1 russian DFPh

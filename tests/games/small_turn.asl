# A small Player Turn: two tanks and four squads, two attacks with their checks. Thirty-one events from the first phase on.
name = "A small turn"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["wooden-building"] }
N5 = { is = ["woods"] }
K9 = { is = ["woods"] }

[units]
pz1 = { side = "german", type = "PzKpfw IVH", ce = false }
pz2 = { side = "german", type = "PzKpfw IVH", ce = false }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r1 K5
place r2 N5
attest tem K5 +2
attest tem N5 +1
by anna
place pz1 F9 vca F8-G9
place pz2 G11 vca G10-H10
place g1 K9
place g2 N9
attest tem K9 +1
by boris
attest tem K9 +1
by anna
attest tem K5 +2
attest tem N5 +1

turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K5 range 4 total 4 FP column 4
roll r1 DR 2,1 ift in a1 by anna
a1 ift r1 drm TEM +2 column 4 final 5 result 1MC
marker prep-fire on g1 at K9
by boris
roll r2 DR 5,4 mc for r1 in a1 by boris
r1 checks 1MC r2 morale 7 failed in a1
r1 is broken,dm in a1
by anna
turn 1 german MPh
pz1 start 1 MP total 1
pz1 enter G9 1 MP total 2
pz1 enter H8 1 MP total 3
pz1 stop 1 MP total 4
pz1 ends
pz2 start 1 MP total 1
pz2 enter H10 1 MP total 2
pz2 turn I10-I11 1 MP total 3
pz2 enter I11 1 MP total 4
pz2 stop 1 MP total 5
pz2 ends
g2 moves N8 1 MF not-assault seen-by r2
by boris
a2 first by r2 inherent 4 FP at N8 range 3 answers g2 total 4 FP column 4
roll r3 DR 4,3 ift in a2 by boris
a2 ift r3 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC
marker first-fire on r2 at N5
by anna
roll r4 DR 2,2 mc for g2 in a2 by anna
g2 checks 1MC r4 morale 7 passed in a2
turn 1 german DFPh
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh

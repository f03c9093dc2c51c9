# broken: A9.7 (malfunction) : Original 12 of a squad with a LMG B12; the LMG malfunctions, and later fires on
name = "54_mg_breaks_unsaid"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["woods"] }

[weapons]
LMG = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
attest tem K8 +1
by boris
attest tem K8 +1
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g1 sw:LMG 3 FP at K8 range 3 total 7 FP column 6
roll r1 DR 6,6 ift in a1 by anna
a1 ift r1 drm TEM +1 column 4 final 13 result NE
marker prep-fire on g1 at K5
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
turn 1 russian DFPh
by anna
a2 final by g1 inherent 4 FP, g1 sw:LMG 3 FP at K8 range 3 total 7 FP column 6
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 drm TEM +1 column 6 final 11 result NE
marker final-fire on g1 at K5
turn 1 russian AFPh

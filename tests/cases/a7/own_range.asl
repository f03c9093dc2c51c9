# A range declared is that between the hexes, of each Location or of each member; and a range misread is one mistake,
# with the factor that would be due at the range declared.
name = "own_range"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "german 5-4-8" }
s2 = { side = "german", type = "german 5-4-8" }
s3 = { side = "german", type = "german 5-4-8" }
s4 = { side = "german", type = "german 5-4-8" }
s5 = { side = "german", type = "german 5-4-8" }
s6 = { side = "german", type = "german 5-4-8" }
g1 = { side = "german", type = "german 5-4-8" }
g2 = { side = "german", type = "german 5-4-8" }
h1 = { side = "german", type = "german 5-4-8" }
h2 = { side = "german", type = "german 5-4-8" }
w1 = { side = "german", type = "german 5-4-8" }
w2 = { side = "german", type = "german 5-4-8" }
t = { side = "russian", type = "russian 4-4-7" }
---
place s1 K5
place s2 I7
place s3 K0
place s4 K2
place s5 G8
place s6 K-6
place g1 L5
place g2 M5
place h1 N7
place h2 O7
place w1 K11
place w2 L11
place t K8
turn 1 german PFPh
a1 prep by s1 inherent 5 FP at K8 range 3 total 5 FP column 4   ok LOG.declared-range
roll r1 DR 6,5 ift in a1
a1 ift r1
a2 prep by s2 inherent 5 FP at K8 range 19 total 5 FP column 4   !! LOG.declared-range  = range 2
roll r2 DR 6,5 ift in a2
a2 ift r2
# Eight hexes are long range: misread as four, the half is left out for that reason.
a3 prep by s3 inherent 5 FP at K8 range 4 total 5 FP column 4   !! LOG.declared-range
roll r3 DR 6,5 ift in a3
a3 ift r3
# PBF at six hexes, read as five: two mistakes.
a4 prep by s4 inherent 5 FP x2 PBF x1/2 long-range at K8 range 5 total 5 FP column 4   !! LOG.declared-range  !! A7.21-pbf-double
roll r4 DR 6,5 ift in a4
a4 ift r4
# Four hexes, read as nine: the half is undue for that reason.
a5 prep by s5 inherent 5 FP x1/2 long-range at K8 range 9 total 2.5 FP column 2   !! LOG.declared-range
roll r5 DR 6,5 ift in a5
a5 ift r5
# Fourteen hexes are misread as eight, and are beyond reach: two mistakes.
a6 prep by s6 inherent 5 FP x1/2 long-range at K8 range 8 total 2.5 FP column 2   !! LOG.declared-range  !! A7.22-max-double-range
roll r6 DR 6,5 ift in a6
a6 ift r6
# Members at three and at four hexes: each writes his own, or one is written.
a7 prep by g1 inherent 5 FP, g2 inherent 5 FP at K8 range 3,4 total 10 FP column 8   ok LOG.declared-range
roll r7 DR 6,5 ift in a7
a7 ift r7
a8 prep by h1 inherent 5 FP, h2 inherent 5 FP at K8 range 5 total 10 FP column 8   !! LOG.declared-range
roll r8 DR 6,5 ift in a8
a8 ift r8
# Of several Locations each has its range.
a9 prep by w1 inherent 5 FP x1/2 spraying at K8,K9 range 3,2 total 2.5 FP column 2   ok LOG.declared-range
roll r9 DR 6,5 ift in a9
a9 ift r9
a10 prep by w2 inherent 5 FP x1/2 spraying at K8,K9 range 2,4 total 2.5 FP column 2   !! LOG.declared-range  !! A7.34-range-three
roll r10 DR 6,5 ift in a10
a10 ift r10

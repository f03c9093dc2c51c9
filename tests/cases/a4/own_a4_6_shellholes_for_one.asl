# Shellholes that cost one MF are Open Ground (B2): FFMO is due.
name = "own_a4_6_shellholes_for_one"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K11 = { is = ["shellholes"] }
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 K8
by boris
place r1 K12
turn 1 russian MPh
r1 moves K11 1 MF not-assault seen-by g1
by anna
a1 first by g1 inherent 4 FP at K11 range 3 answers r1 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE   ok A4.6-ffmo
marker first-fire on g1 at K8
by boris
turn 1 russian DFPh

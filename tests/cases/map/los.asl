# LOS, TEM and Hindrances by a board alone: nobody attests anything (A6.1, A7.52, A7.6, B10.31).
name = "map: LOS"
printing = "2e"
excerpts = true
[[boards]]
name = "0t"
width = 15
height = 10

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[units]
a = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
b = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
c = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
d = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
e = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
f = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
g = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
h = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
t1 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t2 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t4 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t5 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
m1 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
m3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
k = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
m2 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t6 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
---
place a D2
place b D3
place t1 D4
place t2 D7
place c F2
place t3 F4
place d F9
place t4 F6
place e J1
place t5 J4
place f H4
place t6 H7
turn 1 german PFPh
# into the woods, from two hexes away: their TEM
a1 prep by a inherent 4 FP at D4   ok A6.1-los
roll r1 DR 4,3 ift in a1
a1 ift r1 drm TEM +1 result none   ok A7.6-tem  ok A7.6-hindrance
# through the woods there is no LOS
a2 prep by b inherent 4 FP at D7   !! A6.1-los
roll r2 DR 6,6 ift in a2
a2 ift r2 result none
# a stone building gives three; two are an error, and to leave it out is one
a3 prep by c inherent 4 FP at F4   ok A6.1-los
roll r3 DR 4,2 ift in a3
a3 ift r3 drm TEM +2 result none   !! A7.6-tem
# two hexes of grain between
a4 prep by d inherent 4 FP at F6   ok A6.1-los
roll r4 DR 4,2 ift in a4
a4 ift r4 drm hindrance +1 result none   !! A7.6-hindrance
# who stands higher has a TEM for it
a5 prep by e inherent 4 FP at J4   ok A6.1-los
roll r5 DR 5,5 ift in a5
a5 ift r5 drm TEM +1 result none   ok A7.6-tem
# a wall on the side of the firer: who has it is for the players
a6 prep by f inherent 4 FP at H7   ok A6.1-los
roll r6 DR 4,2 ift in a6
a6 ift r6 drm TEM +2 result none   ?? A7.6-tem
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh
turn 1 german CCPh
turn 1 russian RPh
turn 1 russian PFPh
turn 1 russian MPh
# FFMO in Open Ground, and nowhere else
place m1 K7
place m2 F6
place g K10
place h D8
m1 moves K8 1 MF not-assault
a7 first by g inherent 4 FP at K8 units m1
roll r7 DR 6,5 ift in a7
a7 ift r7 drm FFNAM -1 result none   !! A4.6-open-ground
m2 moves F7 1.5 MF not-assault
a8 first by h inherent 4 FP at F7 units m2
roll r8 DR 6,5 ift in a8
a8 ift r8 drm FFNAM -1, FFMO -1 result none   !! A4.6-open-ground
# who moves and says no Bypass is in the building, for two MF (A4.3)
place m3 F3
place k F1
m3 moves F4 2 MF not-assault
a9 first by k inherent 4 FP at F4 units m3
roll r9 DR 6,5 ift in a9
a9 ift r9 drm FFNAM -1 result none   !! A7.6-tem

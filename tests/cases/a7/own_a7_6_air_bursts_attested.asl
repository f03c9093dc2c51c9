# Both accepted the TEM of the woods, which may be what direct fire meets.
name = "own_a7_6_air_bursts_attested"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K6 = { is = ["woods"] }
[units]
m = { side = "german", type = "8cm GrW 34", sw = [] }
mc = { side = "german", type = "german crew 2-2-8", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place m K1 vca K2-L1
place mc K1
by boris
place r1 K6
r1 is known
by anna
attest tem K6 +1
by boris
attest tem K6 +1
by anna
turn 1 german PFPh
a1 prep by m gun at K6 units r1 area-target range 5
roll r1 DR 3,4 to-hit in a1
a1 to-hit m gun r1 target r1 number 7 final 7 hit
roll r2 DR 6,5 ift in a1
a1 ift r2 drm TEM -1 column 8 final 10 result NE   ?? A7.6-tem
marker prep-fire on m

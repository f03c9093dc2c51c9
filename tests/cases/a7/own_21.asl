# Point Blank Fire in the next hex and in the own Location (A7.21).
name = "A7: Point Blank Fire"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K20 = { is = ["brush"] }
N20 = { is = ["brush"] }
Q21 = { is = ["brush"] }

[units]
a = { side = "german", type = "4-6-7", kind = "squad" }
b = { side = "german", type = "4-6-7", kind = "squad" }
c = { side = "german", type = "4-6-7", kind = "squad" }
d = { side = "german", type = "4-6-7", kind = "squad" }
e = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "german", type = "4-6-7", kind = "squad" }
t1 = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
m1 = { side = "russian", type = "4-4-7", kind = "squad" }
m2 = { side = "russian", type = "4-4-7", kind = "squad" }
m3 = { side = "russian", type = "4-4-7", kind = "squad" }
m4 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place a K5
place t1 K6 level 2
place b N5 level 1
place t2 N6
place c K20
place m1 K21
place d N20
place m2 N21
place e Q20
place m3 Q22
place f T20
place m4 T20
turn 1 german PFPh
# two levels up there is no PBF; from above there is
a1 prep by a inherent 4 FP x2 PBF at K6/2   !! A7.21-pbf-adjacent-hex-level  = 4 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by b inherent 4 FP at N6   !! A7.21-pbf-adjacent-hex-level  = 8 FP
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
turn 1 russian MPh
# within the own Location fire is tripled: neither doubled nor both
m1 moves K20 2 MF assault   ?? A4.14-enemy-location
a3 first by c inherent 4 FP x2 PBF at K20 units m1   !! A7.21-tpbf-triple  ok A7.21-tpbf-occasions  = 12 FP
roll r3 DR 6,5 ift in a3
a3 ift r3 result none
m2 moves N20 2 MF assault   ?? A4.14-enemy-location
a4 first by d inherent 4 FP x3 TPBF x2 PBF at N20 units m2   !! A7.21-tpbf-triple  = 12 FP
roll r4 DR 6,5 ift in a4
a4 ift r4 result none
m3 moves Q21 2 MF not-assault
a5 first by e inherent 4 FP x3 TPBF at Q21 units m3   !! A7.21-pbf-double  = 8 FP
roll r5 DR 6,5 ift in a5
a5 ift r5 drm FFNAM -1 result none
turn 1 russian DFPh
# what was there before is no target of TPBF
a6 final by f inherent 4 FP x3 TPBF at T20   !! A7.21-tpbf-occasions
roll r6 DR 6,5 ift in a6
a6 ift r6 result none

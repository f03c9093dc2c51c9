# Cowering (A7.9).
name = "A7: Cowering"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
Q28 = { is = ["brush"] }

[units]
a = { side = "german", type = "4-6-7", kind = "squad", quality = "first-line" }
b = { side = "german", type = "4-6-7", kind = "squad", inexperienced = true }
c = { side = "german", type = "4-5-8", kind = "squad", nation = "british", quality = "elite" }
d = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
e = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "german", type = "4-6-7", kind = "squad" }
g = { side = "german", type = "4-6-7", kind = "squad" }
h = { side = "german", type = "4-6-7", kind = "squad" }
i = { side = "german", type = "4-6-7", kind = "squad" }
j = { side = "german", type = "4-5-8", kind = "squad", nation = "british", quality = "elite" }
k = { side = "german", type = "4-5-7", kind = "squad", nation = "british", quality = "second-line" }
t1 = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
t3 = { side = "russian", type = "4-4-7", kind = "squad" }
t4 = { side = "russian", type = "4-4-7", kind = "squad" }
m1 = { side = "russian", type = "4-4-7", kind = "squad" }
m2 = { side = "russian", type = "4-4-7", kind = "squad" }
m3 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place a K5
place t1 K8
place b N5
place t2 N8
place c Q5
place t3 Q8
place d T5
place e T5
place t4 T8
place f K25
place g K25
place m1 K29
place h N25
place i N25
place m2 N29
place j Q25
place k Q25
place m3 Q29
turn 1 german PFPh
a1 prep by a inherent 4 FP at K8
roll r1 DR 5,5 ift in a1
a1 ift r1 column 2 result none   ok A7.9-doubles-shift
a2 prep by b inherent 4 FP at N8
roll r2 DR 5,5 ift in a2
a2 ift r2 column 1 result none   ok A7.9-inexperienced-double
a3 prep by c inherent 4 FP at Q8
roll r3 DR 5,5 ift in a3
a3 ift r3 column 2 result none   !! A7.9-exempt-firers  = column 4
# one of the two has a LMG that would be marked too
a4 prep by d inherent 4 FP, e inherent 4 FP at T8
roll r4 DR 5,5 ift in a4
a4 ift r4 result none
turn 1 german MPh   !! A7.9-fg-random-selection
turn 1 russian MPh
m1 moves K28 1 MF not-assault
a5 first by f inherent 4 FP, g inherent 4 FP at K28 units m1
roll r5 DR 5,5 ift in a5
a5 ift r5 drm FFNAM -1, FFMO -1 result none
m2 moves N28 1 MF not-assault
a6 first by h inherent 4 FP, i inherent 4 FP at N28 units m2
roll r6 DR 5,5 ift in a6
a6 ift r6 drm FFNAM -1, FFMO -1 result none
roll r60 dr 5 rs for h in a6
roll r61 dr 2 rs for i in a6
random-selection of h:r60,i:r61 in a6
# who cannot cower takes no part in the selection
m3 moves Q28 2 MF not-assault
a7 first by j inherent 4 FP, k inherent 4 FP at Q28 units m3
roll r7 DR 5,5 ift in a7
a7 ift r7 drm FFNAM -1 result none
roll r70 dr 5 rs for j in a7
roll r71 dr 2 rs for k in a7
random-selection of j:r70,k:r71 in a7   !! A7.9-rs-only-cowerable
turn 1 russian DFPh   !! A7.9-fg-random-selection  ok A7.9-fg-random-selection

# A7.6: a Hindrance that the head lists on the straight LOS is taken without a word of both; one that it does not list, or of more than that, is asked.
name = "own_a7_6_listed"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K7 = { is = ["grain"] }
Q7 = { is = ["brush"] }
Q6 = { is = ["brush"] }
U8 = { is = ["open-ground"], smoke = 1 }
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s4 = { side = "german", type = "german 4-6-7", sw = [] }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
e3 = { side = "russian", type = "russian 4-4-7", sw = [] }
e4 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K5
place s2 Q5
place s3 U5
place s4 Y5
by boris
place e1 K8
place e2 Q8
place e3 U8
place e4 Y8
e1 is known
e2 is known
e3 is known
e4 is known
turn 1 german PFPh
by anna
a1 prep by s1 inherent 4 FP at K8 units e1 range 3 total 4 FP column 4
roll r1 DR 4,5 ift in a1
a1 ift r1 drm grain +1 column 4 final 10 result NE   ok A7.6-hindrance
a2 prep by s2 inherent 4 FP at Q8 units e2 range 3 total 4 FP column 4
roll r2 DR 4,5 ift in a2
a2 ift r2 drm brush +1 column 4 final 10 result NE   ?? A7.6-hindrance
a3 prep by s3 inherent 4 FP at U8 units e3 range 3 total 4 FP column 4
roll r3 DR 4,5 ift in a3
a3 ift r3 drm smoke +2 column 4 final 11 result NE   ok A7.6-hindrance
a4 prep by s4 inherent 4 FP at Y8 units e4 range 3 total 4 FP column 4
roll r4 DR 4,5 ift in a4
a4 ift r4 drm grain +1 column 4 final 10 result NE   ?? A7.6-hindrance

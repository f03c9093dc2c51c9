# Of a stack that lost a member by the first shot the second is at those that are left (A8.1).
name = "own_a8_1_one_lost"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7" }
s2 = { side = "german", type = "german 4-6-7" }
s3 = { side = "german", type = "german 4-6-7" }
e1 = { side = "russian", type = "russian 4-4-7" }
e2 = { side = "russian", type = "russian 4-4-7" }
---
place s1 K5
place s2 K5
place s3 K5
place e1 K9
place e2 L9
turn 1 german MPh
s1 moves K6 1 MF
s2 moves K6 1 MF
s3 moves K6 1 MF
s1 moves K7 1 MF
s2 moves K7 1 MF
s3 moves K7 1 MF
a1 first by e1 inherent 4 FP at K7 range 2 units s1,s2,s3 answers s1 total 4 FP column 4
roll r1 DR 2,1 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 1 result 1KIA
roll r2 dr 6 rs for s1 in a1
roll r3 dr 5 rs for s2 in a1
roll r4 dr 4 rs for s3 in a1
random-selection of s1:r2,s2:r3,s3:r4 chosen s1 in a1
s1 eliminated
s2 is broken,dm in a1
s3 is broken,dm in a1
a2 first by e2 inherent 4 FP at K7 range 3 units s2,s3 answers s2 total 4 FP column 4   ok A8.1-whole-stack
roll r5 DR 4,6 ift in a2
a2 ift r5 drm FFMO -1, FFNAM -1 final 8 result NE
turn 1 german DFPh

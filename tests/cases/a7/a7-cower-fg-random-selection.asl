# vector a7-cower-fg-random-selection
# First Fire FG of three cowers, Random Selection 5,5,2: the two fives and their SW are marked Final Fire, the third stays First Fire.
name = "a7-cower-fg-random-selection"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG1 = { fp = 3, range = 8, rof = 1, b = 12 }
LMG2 = { fp = 3, range = 8, rof = 1, b = 12 }

[units]
s1 = { side = "russian", type = "4-6-7", kind = "squad", sw = ["LMG1"] }
s2 = { side = "russian", type = "4-6-7", kind = "squad", sw = ["LMG2"] }
s3 = { side = "russian", type = "4-6-7", kind = "squad" }
m = { side = "german", type = "4-4-7", kind = "squad" }
---
place s1 K5
place s2 K5
place s3 K5
place m K9
turn 1 german MPh
m moves K8 1 MF
a1 first by s1 inherent 4 FP, s2 inherent 4 FP, s3 inherent 4 FP at K8 units m
roll r1 DR 3,3 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1   = column 8  = cowers
roll r2 dr 5 rs for s1 in a1
roll r3 dr 5 rs for s2 in a1
roll r4 dr 2 rs for s3 in a1
random-selection of s1:r2,s2:r3,s3:r4 in a1   = final-fire s1,s2  = first-fire s3
marker final-fire on s1
marker final-fire on s2
marker first-fire on s3

# A14.2: of a tied Random Selection each other unit takes a dr of its own.
name = "own_a14_2_tie"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K5 = { is = ["woods"] }
[units]
s1 = { side = "german", type = "german 4-6-7" }
s3 = { side = "german", type = "german 4-6-7" }
s2 = { side = "german", type = "german 4-6-7" }
e1 = { side = "russian", type = "russian 4-4-7" }
[san]
russian = 4
---
place s2 M5
place e1 K8
place s1 K5
place s3 K5
turn 1 german PFPh
a1 prep by s2 inherent 4 FP at K8 range 4 total 4 FP column 4
roll r1 DR 1,3 ift in a1
a1 ift r1 column 4 final 4 result 1MC
roll r2 DR 2,3 mc for e1 in a1
e1 checks 1MC r2 passed in a1
roll r4 dr 2 sa
roll r5 dr 5 rs for s1
roll r6 dr 5 rs for s3
random-selection of s1:r5,s3:r6 chosen s1,s3
sniper russian r4 woken-by r1 at K5 against s1
s1 is pinned
roll r7 dr 3 sa
sniper russian r7 woken-by r1
turn 1 german MPh

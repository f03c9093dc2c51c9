# Each hero of an attack gives -1, in a Fire Group and in Close Combat, beside leadership.
name = "own_a15_24_group"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[types."squad"]
kind = "squad"
fp = 4
range = 6
morale = 7
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
l1 = { side = "german", type = "8-1" }
l2 = { side = "german", type = "8-1" }
h1 = { side = "german", type = "1-4-9" }
h2 = { side = "german", type = "1-4-9" }
h3 = { side = "german", type = "1-4-9" }
h4 = { side = "german", type = "1-4-9" }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K5
place h1 K5
place l1 K5
place s2 L5
place h2 L5
place h3 L5
place l2 L5
place s3 J5
place h4 J5
by boris
place e1 K8
e1 is known
place e2 L5
by anna
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, h1 inherent 1 FP at K8 range 3 directed-by l1 total 5 FP column 4
roll r1 DR 5,5 ift in a1
a1 ift r1 drm heroic -1, leader -1 final 8 result NE
a3 prep by s3 inherent 4 FP, h4 inherent 1 FP at K8 range 3 total 5 FP column 4
roll r3 DR 5,5 ift in a3
a3 ift r3 drm heroic -2 final 8 result NE   !! A15.24-heroic
turn 1 german CCPh
roll r4 DR 5,5 cc for s2
resolved cc by s2,h2,h3,l2 against e2 r4 drm leader -1, heroic -2 attack 7 FP defense 4 FP odds 3-2 final 7 result no-effect

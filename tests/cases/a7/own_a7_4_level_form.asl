# A7.4: a target above the ground is named by its Location, `K6/1`.
name = "own_a7_4_level_form"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K6 = { is = ["stone-building"] }
Q6 = { is = ["stone-building"] }
[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e1 = { side = "russian", type = "russian 4-4-7", sw = [] }
e2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s1 K9
place s2 Q9
by boris
place e1 K6 level 1
place e2 Q6 level 1
turn 1 german PFPh
by anna
a1 prep by s1 inherent 4 FP at K6/2 units e1 range 3 total 4 FP column 4   !! A7.4-named-level
roll r1 DR 5,6 ift in a1
a1 ift r1 drm building +3 column 4 final 14 result NE
a2 prep by s2 inherent 4 FP at Q6/1 units e2 range 3 total 4 FP column 4   ok A7.4-named-level
roll r2 DR 5,6 ift in a2
a2 ift r2 drm building +3 column 4 final 14 result NE

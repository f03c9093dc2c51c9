# A hex is the level on which all stand whom the attack names in it; another level that is named is another Location.
name = "own_level_of_named"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K6 = { is = ["stone-building"] }
[units]
s1 = { side = "german", type = "german 4-6-7" }
s2 = { side = "german", type = "german 4-6-7" }
e1 = { side = "russian", type = "russian 4-4-7" }
---
place s1 K6
place s2 K5
place e1 K6 level 1
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x2 PBF at K6 units e1 range 0 total 8 FP column 8   ok A7.4-named-level
roll r1 DR 5,6 ift in a1
a1 ift r1 final 11 result NE
a2 prep by s2 inherent 4 FP at K6/2 units e1   !! A7.4-named-level
roll r2 DR 5,6 ift in a2
a2 ift r2 drm TEM +3 final 14 result NE
turn 1 german MPh

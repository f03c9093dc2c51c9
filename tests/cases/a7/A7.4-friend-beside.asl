# Fire at a Location where a friend stands beside the enemy, and no Melee (A7.4).
name = "A7.4: a friend in the Location"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 2-4-7" }
s4 = { side = "german", type = "german 2-4-7" }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 K5
place s2 S5
place s3 K8
place r1 K8
place s4 S8
place r2 S8
s4 is melee
r2 is melee
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at K8 range 3 total 4 FP column 4   !! A7.4-no-friendly-fire
roll r1 DR 6,5 ift in a1
a1 ift r1 column 4 final 11 result NE
a2 prep by s2 inherent 4 FP at S8 range 3 total 4 FP column 4   ok A7.4-no-friendly-fire
roll r2 DR 6,5 ift in a2
a2 ift r2 column 4 final 11 result NE
marker prep-fire on s1
marker prep-fire on s2
turn 1 german MPh

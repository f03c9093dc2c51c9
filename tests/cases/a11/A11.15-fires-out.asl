# A squad held in Melee fires at another hex in its PFPh.
# Only CC.
name = "A11.15-fires-out"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place a K5
by boris
place s K5
place e K8
s is melee
by anna
a is melee
turn 1 german PFPh
a1 prep by a inherent 4 FP at K8 range 3 total 4 FP   !! A7.21-no-ift-in-melee

# D4.223: a vehicle fires no bow MG at a target to which it is Hull Down; to whom it is no log tells.
name = "own_d4_223_bow"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
pb = { side = "german", type = "PzKpfw IVH", ce = true }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place pz K9 vca K8-L8
place pb O9 vca O8-P8
pz is hull-down
by boris
place r K6
place s O6
r is known
s is known
by anna
turn 1 german PFPh
a1 prep by pz BMG 3 FP at K6 units r range 3 total 3 FP column 2   ?? D4.223-bow
a2 prep by pb BMG 3 FP at O6 units s range 3 total 3 FP column 2   ok D4.223-bow

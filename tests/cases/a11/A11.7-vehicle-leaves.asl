# A stopped Mobile tank that survived CC with a squad drives out in its next MPh.
# Vehicles are never held.
name = "A11.7-vehicle-leaves"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
v = { side = "german", type = "PzKpfw IVH", ce = false }
d = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place v K5 vca K4-L4
by boris
place d K5
d is melee
d is known
by anna
turn 1 german MPh
v start 1 MP
v enter K4 1 MP

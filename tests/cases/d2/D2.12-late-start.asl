# A start MP that is paid too late is one mistake.
name = "D2.12: a late start"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
---
by anna
place pz K9 vca K8-L8
turn 1 german MPh
pz delay 1 MP total 1
pz turn L8-L9 1 MP total 2   !! D2.12-start-before-vca
pz start 1 MP total 3
pz enter L8 1 MP total 4
pz stop 1 MP total 5
pz ends

# The manoeuvre ends the MPh with a Stop MP whatever its dr. One witness: what goes on is asked.
name = "CD-086"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
---
by anna
place pz K9 vca K8-L8
turn 1 german MPh
pz start 1 MP total 1
pz enter K8 1 MP total 2
pz spend hull-down 2 MP total 4
roll r1 dr 6 named "hull-down" for pz
pz enter K7 1 MP total 5   ?? D4.22-cost
pz stop 1 MP total 6
pz ends

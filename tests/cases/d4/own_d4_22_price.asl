# D4.22: the manoeuvre costs two MP, by one source.
name = "own_d4_22_price"
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
pz spend hull-down 1 MP total 3   ?? D4.22-cost
pz stop 1 MP total 4
pz ends

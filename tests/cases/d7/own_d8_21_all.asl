# Woods entered at ALL MP: why the Bog DR has their +3 is asked.
name = "own_d8_21_all"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K8 = { is = ["woods"] }
[units]
pz = { side = "german", type = "PzKpfw IVH" }
---
place pz K9 vca K8-L8
turn 1 german MPh
by anna
pz start 1 MP total 1
pz enter K8 ALL 12 MP total 13
roll r1 DR 2,4 bog for pz
pz bog-check r1 drm +4   ?? D8.21-all-mp
pz ends motion

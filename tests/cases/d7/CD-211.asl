# legal: a fully tracked vehicle goes into woods with Wire at half MP: one Bog DR with +1, +3, +2.
name = "CD-211"
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
pz enter K8 half 7 MP total 8
roll r1 DR 2,4 bog for pz
pz bog-check r1 drm +6 bogged   ok D8.21-drm  ok D8.2-bog-number
pz ends

# legal: a tank backs into woods by a Minimum Move: its Bog DR has +1 alone.
name = "CD-212"
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
place pz K7 vca K6-L6
turn 1 german MPh
by anna
pz start reverse 1 MP total 1
pz minimum-move K8 entry-cost 28 reverse 12 MP
roll r1 DR 4,5 bog for pz
pz bog-check r1 drm +1   ok D8.21-drm  ok D8.21-all-mp
pz ends reverse-motion

# A PzKpfw IVH that goes into woods at half MP leaves their +3 out.
name = "own_d8_21_drm"
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
pz bog-check r1 drm +1   !! D8.21-drm
pz stop 1 MP total 9
pz ends

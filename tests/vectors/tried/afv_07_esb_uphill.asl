# legal: ESB of 3 MP (a quarter of 13, down): DRM +3 and +2 for a German tank, Final 11 succeeds; 16 MP in all are his
name = "07_esb_uphill"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["open-ground"], level = 1 }
H5 = { is = ["open-ground"], level = 2 }
I5 = { is = ["open-ground"], level = 2 }
J5 = { is = ["open-ground"], level = 2 }
K5 = { is = ["open-ground"], level = 2 }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
---
place pz F5 vca G5-G6
turn 1 german MPh
pz start 1 MP total 1
pz enter G5 5 MP total 6
pz enter H5 5 MP total 11
roll r1 DR 4,2 esb for pz by anna
pz esb 3 MP drm +5 r1 final 11 success
pz enter I5 1 MP total 12
pz enter J5 1 MP total 13
pz enter K5 1 MP total 14
pz stop 1 MP total 15
pz ends
phase-end

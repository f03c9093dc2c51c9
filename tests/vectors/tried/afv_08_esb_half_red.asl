# broken D2.5-drm-fru-red: 1 1/2 MP sought by a red-MP tank are rounded up, +2 and not +1; with +2 for a German the DRM is +4, not +3
name = "08_esb_half_red"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["open-ground"], level = 1 }
H5 = { is = ["open-ground"], level = 2, road = ["H5-I5"] }
I5 = { is = ["open-ground"], level = 2, road = ["H5-I5", "I5-J5"] }
J5 = { is = ["open-ground"], level = 2, road = ["I5-J5", "J5-K5"] }
K5 = { is = ["open-ground"], level = 2, road = ["J5-K5"] }

[units]
tiger = { side = "german", type = "PzKpfw VIE", ce = true }
---
place tiger F5 vca G5-G6
turn 1 german MPh
tiger start 1 MP total 1
roll r1 DR 3,5 reliability for tiger by anna
tiger reliability r1 ok
tiger enter G5 5 MP total 6
tiger enter H5 5 MP total 11
tiger enter I5 road 0.5 MP total 11.5
roll r2 DR 1,3 esb for tiger by anna
tiger esb 1.5 MP drm +3 r2 final 7 success
tiger enter J5 road 0.5 MP total 12
tiger enter K5 road 0.5 MP total 12.5
tiger stop 1 MP total 13.5
tiger ends
phase-end

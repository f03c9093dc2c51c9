# broken D2.5-tracked-only: an armored car has no ESB
name = "10_esb_armored_car"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["open-ground"], level = 1 }
H5 = { is = ["open-ground"], level = 2 }
I5 = { is = ["open-ground"], level = 3 }
J5 = { is = ["open-ground"], level = 4 }
K5 = { is = ["open-ground"], level = 4 }
L5 = { is = ["open-ground"], level = 4 }

[units]
ac = { side = "german", type = "PSW 222" }
---
place ac F5 vca G5-G6
turn 1 german MPh
ac start 1 MP total 1
ac enter G5 7 MP total 8
ac enter H5 7 MP total 15
ac enter I5 7 MP total 22
ac enter J5 7 MP total 29
ac enter K5 3 MP total 32
roll r1 DR 1,1 esb for ac by anna
ac esb 3 MP drm +5 r1 final 7 success
ac enter L5 3 MP total 35
ac stop 1 MP total 36
ac ends
phase-end

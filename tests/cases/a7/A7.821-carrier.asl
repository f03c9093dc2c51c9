# Pinned Passengers of a carrier are no Riders: they stay aboard.
name = "A7.821: a carrier"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
c = { side = "german", type = "Carrier A" }
a = { side = "german", type = "german 2-4-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place c K5 vca K4-L4
place a K5
a boards c
place r K8
turn 1 russian PFPh
a1 prep by r inherent 4 FP at K5 units a range 3 total 4 FP column 4
roll r1 DR 4,3 ift in a1
a1 ift r1 column 4 final 7 result PTC
roll r2 DR 6,5 tc for a in a1
a checks PTC r2 morale 7 failed in a1
a is pinned in a1
turn 1 russian MPh

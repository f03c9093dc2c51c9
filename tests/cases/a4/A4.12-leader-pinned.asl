# vector A4.12-leader-pinned
# Squad and leader have spent 3 MF together when First Fire pins the leader; the squad goes on for three more MF. The bonus not yet used is lost: 4 MF in all, 6 spent.
name = "A4.12-leader-pinned"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
l = { side = "german", type = "8-1", kind = "leader" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K1
place l K1
place f N5
turn 1 german MPh
s moves K2 1 MF
l moves K2 1 MF
s moves K3 1 MF
l moves K3 1 MF
s moves K4 1 MF
l moves K4 1 MF
a1 first by f inherent 4 FP at K4 units s,l range 3 answers l total 4 FP column 4
roll r1 DR 5,4 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1
roll r2 DR 5,4 tc for l in a1
l checks PTC r2 morale 8 failed in a1
l is pinned in a1
roll r3 DR 2,3 tc for s in a1
s checks PTC r3 morale 7 passed in a1
s moves K5 1 MF
s moves K6 1 MF   !! A7.831-cancels-bonus
s moves K7 1 MF   !! A7.831-cancels-bonus  = 6 MF spent s
turn 1 german DFPh

# First Fire at an unarmored vehicle: what the vehicle line gives it is told (A7.308).
name = "A7.308: First Fire at trucks"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", kind = "squad", fp = 8, range = 8, morale = 8 }
f2 = { side = "german", kind = "squad", fp = 8, range = 8, morale = 8 }
tr1 = { side = "russian", type = "truck", class = "truck", afv = false, mp = 25 }
tr2 = { side = "russian", type = "truck", class = "truck", afv = false, mp = 25 }
---
place f1 K5
place tr1 K8 vca K7-L7
place f2 T5
place tr2 T8 vca T7-U8
turn 1 russian MPh
tr1 start 1 MP
tr1 enter K7 4 MP
a1 first by f1 inherent 8 FP at K7 units tr1 range 2
roll r1 DR 1,3 ift in a1
a1 ift r1
tr1 stop 1 MP
tr1 ends
tr2 start 1 MP
tr2 enter T7 4 MP
a2 first by f2 inherent 8 FP at T7 units tr2 range 2
roll r2 DR 1,3 ift in a2
a2 ift r2
tr2 suffers eliminated in a2   ok A7.308-below-kill-eliminated
turn 1 russian DFPh   !! A7.308-star-vehicle-line  ok A7.308-star-vehicle-line

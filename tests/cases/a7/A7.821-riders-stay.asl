# Pinned Riders bail out of an AFV that stands, too, and who stays on as it spends MP is told of once (A7.821).
name = "A7.821: pinned Riders"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
tk = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, open-topped = false, ce = false, mp = 13, red-mp = false }
a = { side = "german", type = "german 4-4-7", sw = [] }
tk2 = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, open-topped = false, ce = false, mp = 13, red-mp = false }
b = { side = "german", type = "german 4-4-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place tk K5 vca K4-L4
place a K5
place tk2 Q5 vca Q4-R4
place b Q5
a boards tk
b boards tk2
by boris
place r1 K8
place r2 Q8
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP at K5 units a range 3 total 4 FP column 4
roll r1 DR 4,3 ift in a1 by boris
a1 ift r1 column 4 final 7 result PTC
by anna
roll r2 DR 6,4 tc for a in a1 by anna
a checks PTC r2 morale 7 failed in a1
a is pinned in a1
by boris
a2 prep by r2 inherent 4 FP at Q5 units b range 3 total 4 FP column 4
roll r3 DR 4,3 ift in a2 by boris
a2 ift r3 column 4 final 7 result PTC
by anna
roll r4 DR 6,4 tc for b in a2 by anna
b checks PTC r4 morale 7 failed in a2
b is pinned in a2
b leaves tk2
by boris
marker prep-fire on r1
marker prep-fire on r2
turn 1 russian MPh   !! A7.821-afv-riders-bail-out

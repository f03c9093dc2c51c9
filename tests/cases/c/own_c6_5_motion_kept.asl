# Motion ends acquisition.
name = "own_c6_5_motion_kept"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
p = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", open-topped = false, armed = true, carries = false, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, ce = true, gyro = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place p K9 vca K8-L8
by boris
place r K4
r is known
place s P9
by anna
turn 1 german PFPh
a1 prep by p MA at K4 units r infantry-target range 5
roll r1 DR 6,5 to-hit in a1 by anna
a1 to-hit p MA r1 target r number 8 final 11 miss
marker prep-fire on p
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh
turn 1 german CCPh
turn-end
by boris
turn 1 russian RPh
turn 1 russian PFPh
turn 1 russian MPh
s moves O9 1 MF not-assault seen-by p
s moves N9 1 MF not-assault seen-by p
by anna
p los s blocked earlier
by boris
p los s blocked earlier
by anna
roll r2 dr 2 motion for p by anna
p motion-attempt against s r2 in-los 2 success
marker motion on p
by boris
turn 1 russian DFPh
by anna
a2 final by p MA at K4 units r infantry-target range 5
roll r3 DR 5,3 to-hit in a2 by anna
a2 to-hit p MA r3 target r drm C4 +7 number 8 final 15 miss
marker final-fire on p

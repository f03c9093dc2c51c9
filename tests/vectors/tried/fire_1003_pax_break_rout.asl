# legal: broken Passengers of a halftrack stay aboard; rally next turn
name = "1003_pax_break_rout"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", type = "SPW 251/1", ce = true }
pax = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place ht K5 vca K6-L5
place pax K5
pax boards ht
by boris
place r1 K8
place r2 K8
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at K5 range 3 total 8 FP column 8
roll r1 DR 3,3 ift in a1 by boris
a1 ift r1 drm CE +2 column 6 final 8 result PTC
marker prep-fire on r1
marker prep-fire on r2
by anna
roll r2 DR 1,2 tc for ht in a1 by anna
ht checks PTC r2 morale 8 passed in a1
roll r3 DR 1,4 tc for pax in a1 by anna
pax checks PTC r3 morale 7 passed in a1
by boris
turn 1 russian MPh

# legal: 16 FP at a CE halftrack, 1,1 cower to 12, CE +2, Final 4: 3MC for the crew and the Passengers
name = "811_ht_k_crew"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", type = "SPW 251/1", ce = true }
pax = { side = "german", type = "german 4-6-7" }
gh = { side = "german", type = "german 2-4-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place ht K5 vca K6-L5
place pax K5
pax boards ht
by boris
place r1 K6
place r2 K6
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP x2 PBF, r2 inherent 4 FP x2 PBF at K5 range 1 total 16 FP column 16
roll r1 DR 1,1 ift in a1 by boris
a1 ift r1 drm CE +2 column 12 final 4 result 3MC
marker prep-fire on r1
marker prep-fire on r2
by anna
roll r2 DR 2,3 mc for ht in a1 by anna
ht checks 3MC r2 morale 8 passed in a1
marker pin on ht
roll r3 DR 1,2 mc for pax in a1 by anna
pax checks 3MC r3 morale 7 passed in a1
by boris
turn 1 russian MPh

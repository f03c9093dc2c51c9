# broken: A7.4-all-in-location: CE halftrack: its crew owes a PTC beside the Passengers
name = "720_ht_crew_left_out"
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
place ht K8 vca K7-L7
place pax K8
pax boards ht
by boris
place r1 K5
place r2 K5
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 drm CE +2 column 8 final 9 result PTC
marker prep-fire on r1
marker prep-fire on r2
by anna
roll r2 DR 1,2 tc for pax in a1 by anna
pax checks PTC r2 morale 7 passed in a1
by boris
turn 1 russian MPh

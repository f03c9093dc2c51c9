# broken A7.211-ot-and-ht-plus2: the Passengers of a BU halftrack have the +2 too
name = "719_prc_of_bu_ht_no_plus2"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", type = "SPW 251/1", ce = false }
pax = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place ht K8 vca K7-L7
place pax K8
pax boards ht
pax BU
by boris
place r1 K5
place r2 K5
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 column 8 final 7 result 1MC
marker prep-fire on r1
marker prep-fire on r2
by anna
roll r2 DR 1,2 mc for pax in a1 by anna
pax checks 1MC r2 morale 7 passed in a1
by boris
turn 1 russian MPh

# legal: Passengers at K8, AAMG at another target N6
name = "1603_pax_and_aamg_apart"
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
place r2 N6
by anna
turn 1 german PFPh
a1 prep by pax inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
a2 prep by ht AAMG 3 FP at N6 range 3 total 3 FP column 2
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 column 2 final 11 result NE
marker prep-fire on ht
turn 1 german MPh
